/** The products that an address of the shop names: `product=1&product=2`. Empty without ids. */
export const writeProductIds = (ids: readonly string[]): string =>
  ids.map((id) => `product=${encodeURIComponent(id)}`).join('&');
