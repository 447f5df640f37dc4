/** The topics that an update publishes, in their order. */
export const updateTopics = [
  'grid-update',
  'results-update',
  'facet-update',
  'analytics-update',
] as const;

/** The topics of an action that changes the listing, sorted: its navigation comes before or after the update. */
export const actionTopics: readonly string[] = ['plp/update', ...updateTopics].sort();
