/** The file of the secret in `DATA_DIR`, which may be lost, unreadable or not yet written. */
import { statSync } from 'node:fs';
import { keepOpen, type MissingWatch } from '../database/keep-open';
import { savedFile, secretFile } from './saved-files';
import {
  createSigningSecret,
  readStoredSecrets,
  storeSecret,
  type Secrets,
} from './signing-secret';

type SecretFileOptions = {
  readonly dataDir: string;
  readonly watch: MissingWatch;
  /** Whether `saved.db` has lists; rejects while it cannot be read. */
  readonly hasLists: () => Promise<boolean>;
};

/** Rejects when lists have lost their secret: with another, no cookie would lead to any of them. */
async function refuseLost({ dataDir, hasLists }: SecretFileOptions): Promise<void> {
  const isThere = (statSync(savedFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!isThere || !(await hasLists())) return;
  throw new Error(
    `saved.db has lists, and ${secretFile(dataDir)} is lost: put it back from a backup, or set SHOP_SECRET ` +
      'to it; if it is gone, write a new one there (openssl rand -hex 32), with which every shopper begins a new list',
  );
}

/**
 * The secrets in `dataDir`, one a line. While a new one cannot be written, this process uses one from memory, which is
 * written as soon as possible. One that is lost or cannot be read has no substitute: with another, all shoppers would
 * lose their lists.
 */
export async function openSecretFile(options: SecretFileOptions) {
  const { dataDir, watch } = options;
  const own = createSigningSecret();
  let isNew = false;
  const opened = await keepOpen<Secrets>({
    what: 'signing secret',
    watch,
    open: async () => {
      isNew = false;
      const found = readStoredSecrets(dataDir);
      if (found !== undefined) return found;
      await refuseLost(options);
      isNew = true;
      return storeSecret(dataDir, own);
    },
    check: () => Promise.resolve(),
    close: () => undefined,
  });
  const memory: Secrets = [own];
  return { ...opened, secrets: () => opened.value() ?? (isNew ? memory : undefined) };
}
