/** What pages without delivery never load. */
export { createConsent } from './consent';
export { startDataLayerBridge } from './data-layer-bridge';
export { startEventCollector } from './event-collector';
