/** Where the events of a brand's page go besides its bus. */
import type { BrandKey } from '../../src/storefront/brand';
import type { EventsService } from '../services/events-service';
import type { Settings } from '../settings/settings';

export type EventDelivery = {
  readonly dataLayer?: true;
  readonly collectorURL?: string;
  readonly measurePerformance?: true;
};

export function deliveryOf(
  brand: BrandKey,
  { dataLayer, measurePerformance }: Pick<Settings, 'dataLayer' | 'measurePerformance'>,
  events: EventsService | undefined,
): EventDelivery {
  const isTaken = events !== undefined && events.takesBrand?.(brand) !== false;
  return {
    ...(dataLayer ? { dataLayer } : {}),
    ...(isTaken ? { collectorURL: events.path } : {}),
    ...(measurePerformance ? { measurePerformance } : {}),
  };
}

/** Shoppers are asked for consent only where something takes their events. */
export const needsConsent = ({ dataLayer, collectorURL }: EventDelivery): boolean =>
  dataLayer !== undefined || collectorURL !== undefined;
