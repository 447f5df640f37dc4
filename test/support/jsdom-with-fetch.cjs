// jsdom lacks these classes of browsers; Node has the same ones.
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = /** @type {const} */ ([
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
]);

module.exports = class JsdomWithFetch extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of fromNode) Object.assign(this.global, { [name]: globalThis[name] });
  }
};
