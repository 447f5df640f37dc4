import type { SessionStorage } from '../platform/platform';
import { attempt } from './attempt';

/** Storage may be missing, full or forbidden: then nothing is stored (docs/product.md, 12.5). */
export const sessionStorage: SessionStorage = {
  read: (key) => attempt(() => window.sessionStorage.getItem(key)) ?? undefined,
  write: (key, value) => void attempt(() => window.sessionStorage.setItem(key, value)),
  remove: (key) => void attempt(() => window.sessionStorage.removeItem(key)),
};
