/**
 * Tells a language in a thread of its own. What is known of languages takes a hundred megabytes while it is loaded,
 * which the import has back when the thread ends.
 */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FindLanguage } from './guard/find-language';

/** `script` is the built program of `import-language.ts`. To be used once. */
export function findLanguageInThread(script: string): FindLanguage {
  const worker = new Worker(script);
  // An import that fails before does not wait for it.
  worker.unref();
  return async (texts) => {
    worker.ref();
    worker.postMessage(texts);
    const messages = on(worker, 'message', { close: ['exit'] });
    for await (const [language] of messages as AsyncIterable<[string | undefined]>) return language;
    throw new Error('the thread that tells the language ended before it had');
  };
}
