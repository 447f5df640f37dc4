/** What runs beside the page and may come after it. */
export { offerTools } from './dev-tools';
export { startEventDelivery } from './event-delivery';
