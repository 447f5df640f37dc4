import { defaultAlias } from '../catalogue/opensearch/open-opensearch-catalogue';
import { type RolledBack, rollBackIndex } from '../catalogue/opensearch/rollback-index';
import { withLockedCluster } from './with-cluster';

/** Undefined, with nothing changed, where there is no import before the one in use. */
export const rollBackInCluster = (url: string): Promise<RolledBack | undefined> =>
  withLockedCluster(url, ({ client }) => rollBackIndex(client, defaultAlias));
