/**
 * Where each brand is served: at hosts of its own, below a mount prefix, or both (docs/guides/brands.md, "Hosts and
 * prefixes").
 */
import { isBrandKey, type BrandKey, type Brands } from '../../src/storefront/brand';
import { isMount, withoutMount } from '../../src/storefront/mount-prefix';

export type BrandPlace = {
  /** In lower case; undefined for any host. */
  readonly host: string | undefined;
  /** As `/de`; empty for the root of the host. */
  readonly mount: string;
  readonly brand: BrandKey;
};

/** The places with the longest prefix first, and among these the ones of a host. No two are the same. */
export type BrandPlaces = readonly BrandPlace[];

const longestHost = 255;
const hostForm = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:.]+\])$/;

/** Reads `shop.example`, `shop.example/de` or `/de`. Throws an error for anything else. */
function readPlace(text: string, brand: BrandKey): BrandPlace {
  const slash = text.indexOf('/');
  const host = (slash < 0 ? text : text.slice(0, slash)).toLowerCase();
  const mount = slash < 0 ? '' : text.slice(slash);
  const isHost = host === '' ? mount !== '' : host.length <= longestHost && hostForm.test(host);
  if (isHost && isMount(mount)) return { host: host === '' ? undefined : host, mount, brand };
  throw new Error(`"${text}" is not a host name, a path such as /de, or both: shop.example/de`);
}

const nameOf = ({ host = '', mount }: BrandPlace): string => host + mount;

/** Throws an error when two brands are at one place. */
function refuseSharedPlaces(places: readonly BrandPlace[]): readonly BrandPlace[] {
  const brands = new Map<string, BrandKey>();
  for (const place of places) {
    const other = brands.get(nameOf(place)) ?? place.brand;
    if (other !== place.brand)
      throw new Error(`"${nameOf(place)}" is the place of ${other} and of ${place.brand}`);
    brands.set(nameOf(place), place.brand);
  }
  return places;
}

/** Reads the entries of BRAND_HOSTS, as `shop.example/de=marlow`. Throws an error for a bad one. */
export const readBrandHosts = (entries: readonly string[], brands: Brands): readonly BrandPlace[] =>
  refuseSharedPlaces(
    entries.map((entry) => {
      const [place = '', brand = '', ...rest] = entry.split('=').map((part) => part.trim());
      if (isBrandKey(brands, brand) && rest.length === 0) return readPlace(place, brand);
      const keys = brands.map(({ key }) => key).join(', ');
      throw new Error(`"${entry}" is not a place and one of ${keys}`);
    }),
  );

/** The places of the brands, with those of the setting in place of the same ones. Throws an error for a bad one. */
export function placesOf(brands: Brands, setting: readonly BrandPlace[]): BrandPlaces {
  const own = refuseSharedPlaces(
    brands.flatMap(({ key, hosts = [] }) => hosts.map((text) => readPlace(text, key))),
  );
  const byName = new Map([...own, ...setting].map((place) => [nameOf(place), place]));
  return [...byName.values()].sort(
    (one, other) =>
      other.mount.length - one.mount.length ||
      Number(one.host === undefined) - Number(other.host === undefined),
  );
}

/** The prefixes of all hosts, the longest first. */
export const mountsOf = (places: BrandPlaces): readonly string[] => [
  ...new Set(places.map(({ mount }) => mount).filter((mount) => mount !== '')),
];

/** The longest of these prefixes that an address is below; empty for none. */
export const mountAt = (mounts: readonly string[], address: string): string =>
  mounts.find((mount) => withoutMount(mount, address) !== undefined) ?? '';

export const isBrandHost = (places: BrandPlaces, host: string): boolean =>
  places.some((place) => place.host === host);

/** The place of an address at a host without port, with the longest prefix; undefined where no brand is. */
export const placeAt = (
  places: BrandPlaces,
  host: string,
  address: string,
): BrandPlace | undefined =>
  places.find(
    (place) => (place.host ?? host) === host && withoutMount(place.mount, address) !== undefined,
  );
