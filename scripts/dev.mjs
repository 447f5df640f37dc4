// npm run dev: rebuilds on every change, restarts the server, reloads the browser.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './built-from.mjs';

process.env.NODE_ENV = 'development';
const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const configurations = require('../webpack.config.js').filter(({ name }) => name !== 'benchmarks');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const out = join(root, 'dist/dev');
const clientDir = join(out, 'client');
let child;
let begin;
// Whoever asks before the first build is done waits for it.
let answering = new Promise((resolve) => {
  begin = resolve;
});

/** Resolves when the restarted server answers, so that a reloaded page never meets a server on its way down. */
async function untilItResponds() {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${serverPort}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** The same two bundles, unminified, in a folder of their own so that npm start's stay as they are. */
const development = configurations.map((configuration) => ({
  ...configuration,
  output: {
    ...configuration.output,
    path: join(out, configuration.name),
    clean: false,
    ...(configuration.name === 'client' ? { publicPath: '/sa/product-listing-fe/' } : {}),
  },
}));

function restartServer() {
  let started;
  answering = new Promise((resolve) => {
    started = resolve;
  }).then(untilItResponds);
  begin(answering);
  const start = () => {
    started();
    child = spawn(process.execPath, ['--enable-source-maps', join(out, 'server/main.js')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1' },
    });
  };
  if (!child || child.exitCode !== null) return start();
  child.removeAllListeners('exit').once('exit', start).kill('SIGTERM');
}

const compiler = webpack(development);
mkdirSync(clientDir, { recursive: true });
writeFileSync(
  join(clientDir, 'assets.json'),
  JSON.stringify({
    script: 'product-listing.js',
    style: 'product-listing.css',
    shopStyle: 'shop-consent.css',
    consentScript: 'shop-consent.js',
  }),
);
compiler.compilers
  .find(({ name }) => name === 'server')
  .hooks.done.tap('restart', (stats) => {
    if (!stats.hasErrors()) restartServer();
  });

const devServer = new WebpackDevServer(
  {
    port,
    host: process.env.HOST ?? '127.0.0.1',
    // The page is served from this machine, by whichever of its names.
    allowedHosts: ['localhost', '127.0.0.1'],
    hot: false,
    liveReload: true,
    // At the page's own host and port, which alone its policy lets it connect to.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
    // The contracts of the events, which a build publishes there too.
    static: {
      directory: join(root, 'src/events/schemas'),
      publicPath: '/sa/product-listing-fe/schemas',
      serveIndex: false,
      // Whoever changes a contract reloads the page; on a machine whose watches are used up this one would end the server.
      watch: false,
    },
    devMiddleware: { publicPath: '/sa/product-listing-fe/', writeToDisk: true },
    setupMiddlewares: (middlewares) => [
      (_request, _response, next) => void answering.then(() => next()),
      ...middlewares,
    ],
    proxy: [
      {
        context: (path) => !path.startsWith('/sa/product-listing-fe/') && path !== '/ws',
        target: `http://127.0.0.1:${serverPort}`,
        changeOrigin: false,
      },
    ],
  },
  compiler,
);

console.log(
  `Watching. The page will be at http://127.0.0.1:${port}/browse/all (Redux DevTools connect by themselves).`,
);
await devServer.start();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    child?.kill('SIGTERM');
    await devServer.stop();
    process.exit(0);
  });
}
