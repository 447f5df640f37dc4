/** The mount prefix of the page that a script of the shop runs on. */
export const pageMount = (): string => document.documentElement.dataset.plpMount ?? '';
