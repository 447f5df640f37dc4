/** Applications that mount the page in their own documents: a router of a few lines, React's, and Vue's. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileScript, parse } from 'vue/compiler-sfc';
import { webpack } from 'webpack';
import { aFolder } from '../support/temporary-folder';
import { runHost, type Host } from './run-host';

type Application = {
  readonly name: string;
  /** Builds what its document loads; scripts by their paths. */
  readonly build: () => Promise<{ readonly body: string; readonly scripts: Scripts }>;
};

type Scripts = Readonly<Record<string, string>>;

/** A router as hosts have one: links push an address, each address has a page, and each page a title of its own. */
function plainHost(script: string): void {
  const outlet = document.querySelector('main') as HTMLElement;
  type Script = { mount: (root: HTMLElement) => Promise<void>; unmount: () => void };
  const isListing = () => /^\/(?:browse|search)\//.test(location.pathname);
  let root: HTMLElement | undefined;
  let loaded: Promise<Script> | undefined;
  function leave() {
    root = undefined;
    void loaded?.then(({ unmount }) => unmount());
    document.title = 'Another shop';
    outlet.textContent = 'Welcome';
  }
  function enter() {
    const element = (root ??= document.createElement('div'));
    if (!element.isConnected) outlet.replaceChildren(element);
    loaded = import(script) as Promise<Script>;
    void loaded.then(({ mount }) => (element === root ? mount(element) : undefined));
  }
  const show = () => (isListing() ? enter() : leave());
  document.querySelector('nav')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', (event.target as HTMLAnchorElement).href);
    show();
  });
  addEventListener('popstate', show);
  show();
}

const links =
  '<a href="/">Home</a> <a href="/browse/lighting">Lamps</a> <a href="/browse/furniture">Furniture</a>';

const plain: Application = {
  name: 'plain JavaScript',
  build: () =>
    Promise.resolve({
      body: `<nav>${links}</nav><main></main><script>(${plainHost.toString()})(host.script)</script>`,
      scripts: {},
    }),
};

const examples = resolve('examples/hosts');

/** With React of its own, in its development build, which mounts each component twice and warns on the console. */
const react: Application = {
  name: 'React with react-router',
  build: async () => {
    const folder = aFolder();
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      entry: join(examples, 'react/main.jsx'),
      output: { path: folder, filename: 'host.js' },
      resolve: { extensions: ['.js', '.jsx'] },
      module: {
        rules: [
          {
            test: /\.jsx$/,
            loader: 'swc-loader',
            options: {
              swcrc: false,
              jsc: {
                target: 'es2022',
                parser: { syntax: 'ecmascript', jsx: true },
                transform: { react: { runtime: 'automatic', development: true } },
              },
            },
          },
        ],
      },
    });
    await new Promise<void>((done, fail) => {
      compiler?.run((error, stats) => {
        const message = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
        if (message) fail(new Error(message));
        else done();
      });
    });
    return {
      body: '<div id="app"></div><script type="module" src="/host.js"></script>',
      scripts: { '/host.js': readFileSync(join(folder, 'host.js'), 'utf8') },
    };
  },
};

const builtFile = (file: string) => readFileSync(resolve('node_modules', file), 'utf8');

function compileComponent(file: string): string {
  const { descriptor } = parse(readFileSync(file, 'utf8'));
  return compileScript(descriptor, { id: 'host', inlineTemplate: true }).content;
}

/** Without a bundler: browsers load Vue as it is published. */
const vue: Application = {
  name: 'Vue with vue-router',
  build: () => {
    const imports = { vue: '/vue.js', 'vue-router': '/vue-router.js' };
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    return Promise.resolve({
      body: `${map}<div id="app"></div><script type="module" src="/main.js"></script>`,
      scripts: {
        '/main.js': readFileSync(join(examples, 'vue/main.js'), 'utf8'),
        '/ProductListing.vue': compileComponent(join(examples, 'vue/ProductListing.vue')),
        '/vue.js': builtFile('vue/dist/vue.runtime.esm-browser.js'),
        '/vue-router.js': builtFile('vue-router/dist/vue-router.esm-browser.prod.js'),
      },
    });
  },
};

export const applications: readonly Application[] = [plain, react, vue];

export async function runApplication({ build }: Application): Promise<Host> {
  const { body, scripts } = await build();
  const writePage = ({ globals, script, style }: Host) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another shop</title>` +
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="${style}">` +
    `<script>window.__PLP__ = ${globals}; window.host = ${JSON.stringify({ script })}</script>` +
    `</head><body>${body}</body></html>`;
  return runHost((host, path) => scripts[path] ?? writePage(host));
}
