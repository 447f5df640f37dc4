/** The title of a product of variants: feeds give each variant one of its own, such as `Satin Dress - Red - S`. */
import type { ProductDraft } from './products/product-draft';

type Titled = Pick<ProductDraft, 'title' | 'attributes'>;

const separatorsAtEnd = /[^\p{L}\p{N}]$/u;

function withoutSeparators(title: string): string {
  let bare = title;
  while (separatorsAtEnd.test(bare)) bare = bare.slice(0, -1);
  return bare;
}

/** Undefined unless the title has more before the value, and ends in it. */
function withoutValue(title: string, value: string): string | undefined {
  const open = /[)\]]$/.test(title) ? title.slice(0, -1) : title;
  const before = open.slice(0, -value.length);
  const isEnd = open.slice(-value.length).toLowerCase() === value.toLowerCase();
  return isEnd && separatorsAtEnd.test(before) ? withoutSeparators(before) : undefined;
}

/** The values of the attributes that tell the variant from others, the longest first. */
function ownValues({ attributes }: Titled, others: readonly Titled[]): readonly string[] {
  const keyOf = (values: readonly string[] | undefined): string => (values ?? []).join('|');
  return Object.entries(attributes)
    .filter(([id, values]) => others.some((other) => keyOf(other.attributes[id]) !== keyOf(values)))
    .flatMap(([, values]) => values)
    .filter((value) => value !== '')
    .sort((one, other) => other.length - one.length);
}

/**
 * That of the first, without its colour, size and the like at the end where the others begin with what is left; else as
 * it stands.
 */
export function titleOfVariants(variants: readonly [Titled, ...Titled[]]): string {
  const [first, ...others] = variants;
  if (others.every(({ title }) => title === first.title)) return first.title;
  const values = ownValues(first, others);
  let common = first.title;
  for (let left = values.length; left > 0; left -= 1) {
    const shorter = values.flatMap((value) => withoutValue(common, value) ?? [])[0];
    if (shorter === undefined) break;
    common = shorter;
  }
  const isCommon = common !== '' && others.every(({ title }) => title.startsWith(common));
  return isCommon ? common : first.title;
}
