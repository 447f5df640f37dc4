/** A program of its own, run as a thread: tells the language of the texts that it is sent, and ends. */
import { parentPort } from 'node:worker_threads';
import { findLanguage, loadDetector } from './guard/find-language';

// While the rows are read. Where it cannot be loaded, its use says so.
loadDetector().catch(() => undefined);
parentPort?.once('message', (texts: readonly string[]) => {
  void findLanguage(texts).then((language) => parentPort?.postMessage(language));
});
