/** The address that the pages of this server send their events to. */
export const eventsPath = '/plp-events';
