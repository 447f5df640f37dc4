import type { BrowserStorage } from '../platform/platform';
import { attempt } from '../lib/attempt';

/** Storage may be missing, full or forbidden: then nothing is stored (docs/product.md, 12.5). */
const createStorage = (name: 'sessionStorage' | 'localStorage'): BrowserStorage => ({
  read: (key) => attempt(() => window[name].getItem(key)) ?? undefined,
  write: (key, value) => void attempt(() => window[name].setItem(key, value)),
  remove: (key) => void attempt(() => window[name].removeItem(key)),
});

/** Of this tab. */
export const sessionStorage = createStorage('sessionStorage');

/** Of this browser. */
export const localStorage = createStorage('localStorage');
