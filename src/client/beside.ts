/** What runs beside the page and may come after it. */
import { offerTools } from './dev-tools';
import { startEventDelivery } from './event-delivery';
import { watchRestoredPage } from './restored-page';

type BesideOptions = Parameters<typeof offerTools>[0] &
  Parameters<typeof startEventDelivery>[0] &
  Parameters<typeof watchRestoredPage>[0];

/** Resolves when all of it has begun. */
export function startBeside(options: BesideOptions): Promise<void> {
  watchRestoredPage(options);
  offerTools(options);
  return startEventDelivery(options);
}
