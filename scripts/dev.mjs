// npm run dev: rebuilds on every change, restarts the server, replaces components on the page or reloads it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { manifestOf } from './build.mjs';
import { whyNotFree } from './free-port.mjs';
import { contracts, offerHelp, root } from './project.mjs';

/** @import { ChildProcess } from 'node:child_process' */

offerHelp(`npm run dev
Serves the page, rebuilds on every change, restarts the server, and replaces components on the page or reloads it.
PORT, HOST  where to listen (3000, 127.0.0.1); the server itself takes the port after that`);

// Read by webpack's configuration and by the server.
process.env.NODE_ENV = 'development';
const { default: configurations } = await import('../webpack.config.js');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const host = process.env.HOST ?? '127.0.0.1';
const serverHost = '127.0.0.1';

const fault = (await whyNotFree(port, host)) ?? (await whyNotFree(serverPort, serverHost));
if (fault !== undefined) {
  const others = `PORT=${port < 3990 ? 4000 : 3000} npm run dev`;
  console.error(`${fault} It takes two ports, so stop what uses it, or choose others: ${others}`);
  process.exit(1);
}

const out = join(root, 'dist/dev');
const publicPath = '/sa/product-listing-fe/';
const pollMs = 100;

/** The same bundles, unminified, in a folder of their own so that npm start's stay as they are. */
const compiler = webpack(
  configurations
    .filter(({ name }) => name !== 'benchmarks')
    .map((configuration) => ({
      ...configuration,
      // One script of a page shows errors and reloads it.
      // The types of webpack lack `false`.
      ...(configuration.name !== 'client' && /** @type {object} */ ({ devServer: false })),
      output: {
        ...configuration.output,
        path: join(out, configuration.name === 'server' ? 'server' : 'client'),
        clean: false,
        // What replaces components; of no use once the program ends.
        hotUpdateChunkFilename: 'hot/[id].[fullhash].hot-update.mjs',
        hotUpdateMainFilename: 'hot/[runtime].[fullhash].hot-update.json.mjs',
        ...(configuration.name !== 'server' && { publicPath }),
      },
    })),
);

/** @type {string | undefined} */
let clientHash;
/** A save that changes none of the page's scripts, such as one of the server alone, is not told to them otherwise. */
compiler.hooks.done.tap('reload', ({ stats }) => {
  const hash = stats.find(({ compilation }) => compilation.name === 'client')?.hash;
  if (hash === clientHash && stats.every((one) => !one.hasErrors()))
    devServer.sendMessage(devServer.webSocketServer?.clients ?? [], 'static-changed');
  clientHash = hash;
});

/** @type {ChildProcess | undefined} */
let server;
/** Settles when the server of the newest build responds, so that a reloaded page does not reach a stopping server. */
let serving = Promise.resolve();

/** @param {ChildProcess | undefined} child */
const isRunning = (child) => child?.exitCode === null && child.signalCode === null;

async function restartServer() {
  if (server && isRunning(server)) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, ['--enable-source-maps', join(out, 'server/main.js')], {
    cwd: root,
    stdio: 'inherit',
    // A build takes the processor, which is no reason to refuse the page.
    env: { MAX_LAG_MS: '0', ...process.env, PORT: String(serverPort), HOST: serverHost },
  });
  while (isRunning(server)) {
    const isUp = await fetch(`http://${serverHost}:${serverPort}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(pollMs);
  }
}

compiler.compilers
  .find(({ name }) => name === 'server')
  ?.hooks.done.tap('restart', (stats) => {
    if (!stats.hasErrors()) serving = serving.then(restartServer);
  });

rmSync(join(out, 'client/hot'), { recursive: true, force: true });
mkdirSync(join(out, 'client'), { recursive: true });
writeFileSync(
  join(out, 'client/assets.json'),
  JSON.stringify(manifestOf((entry, ending) => entry + ending)),
);

const devServer = new WebpackDevServer(
  {
    port,
    host,
    allowedHosts: ['localhost', '127.0.0.1'],
    // A save that no component can take in place reloads the page.
    hot: true,
    liveReload: true,
    // The page's own host and port, the only one that its content policy allows.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
    // As in a build.
    static: contracts.map(({ folder, name }) => ({
      directory: folder,
      publicPath: `${publicPath}${name}`,
      serveIndex: false,
      // Without watching, since a machine without free watches would end the server.
      watch: false,
    })),
    devMiddleware: { publicPath, writeToDisk: true },
    setupMiddlewares: (middlewares) => [
      /** @type {import('webpack-dev-server').ExpressRequestHandler} */
      (_request, _response, next) =>
        devServer.middleware?.waitUntilValid(() => void serving.then(() => next())),
      ...middlewares,
    ],
    proxy: [
      {
        context: (path) => !path.startsWith(publicPath) && path !== '/ws',
        target: `http://${serverHost}:${serverPort}`,
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
async function stop() {
  server?.kill('SIGTERM');
  await devServer.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
