/**
 * The path below which a brand is served, as `/de`; empty for a brand at the root of its host (docs/product.md, 3.13).
 */

const longestMount = 100;
const mountForm = /^(?:\/[\w-]+)*$/;

/**
 * Whether a text is a mount prefix: segments of letters, digits, `_` and `-`, at most 100 characters, no slash at the
 * end.
 */
export const isMount = (text: string): boolean =>
  text.length <= longestMount && mountForm.test(text);

/** The mount prefix of a page global; empty for what is none. */
export const readMount = (value: unknown): string =>
  typeof value === 'string' && isMount(value) ? value : '';

/**
 * An address below the prefix as an address at the root: `/` for `/de`. Undefined for an address that is not below it.
 */
export function withoutMount(mount: string, address: string): string | undefined {
  if (!address.startsWith(mount)) return undefined;
  const rest = address.slice(mount.length);
  if (rest.startsWith('/')) return rest;
  return /^[?#]|^$/.test(rest) ? `/${rest}` : undefined;
}

/**
 * An address as links and forms write it: a path gets the prefix, unless it has it. Other addresses stay as they are.
 */
export const withMount = (mount: string, address: string): string =>
  /^\/(?!\/)/.test(address) && withoutMount(mount, address) === undefined
    ? mount + address
    : address;
