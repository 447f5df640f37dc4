/** Whether a server should get requests: `/readyz` and the metrics say the same. */
import type { ConcurrencyLimit } from '../limits/concurrency-limit';
import type { Missing, Services } from '../services/shop';
import type { Settings } from '../settings/settings';
import type { StopKind } from './stop-gracefully';

type ReadinessOptions = {
  readonly settings: Pick<Settings, 'apiUrl'>;
  readonly services: Pick<Services, 'listing' | 'missing'>;
  readonly limit: Pick<ConcurrencyLimit, 'isReached'>;
  readonly stopping: () => StopKind | undefined;
};

/** Why this server should get no new requests now; undefined when it should. */
export type WhyNotReady = () => string | undefined;

function unreadyOf(missing: readonly Missing[]): string | undefined {
  const unready = missing.find(({ isUnready }) => isUnready);
  return unready && `${unready.what}: ${unready.why}`;
}

export const createReadiness =
  ({ settings, services, limit, stopping }: ReadinessOptions): WhyNotReady =>
  () => {
    const how = stopping();
    // A process that retires leaves the port to others, which accept requests meanwhile.
    if (how !== undefined && how !== 'retire') return 'stopping';
    if (limit.isReached()) return 'overload';
    const problem = settings.apiUrl === undefined ? services.listing?.problem() : undefined;
    return problem ?? unreadyOf(services.missing());
  };
