/** The chunk that pages without event delivery never load. */
export { readDeliverySettings } from '../../events/delivery-settings';
export { createConsent } from './consent';
export { startDataLayerBridge } from './data-layer-bridge';
export { startEventCollector } from './event-collector';
