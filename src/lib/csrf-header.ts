/** The header of every request where the page has a token (docs/product.md, 2.3). */
export const csrfHeader = (token: string | undefined): Readonly<Record<string, string>> =>
  token ? { 'X-Csrf-Token': token } : {};
