/**
 * Options of facets that are no ranges (docs/product.md, 3.4). Worked examples: the id `black/white` is written
 * `black-slash-white`, `mid-century oak` is written `mid_century-oak`, and both read back as the same ids.
 */
import { memoize } from '../lib/memoize';
import { decodePercent, encodePercent } from './percent';

/** The id behind the URL form of one option: escapes, then `-slash-` and `|`, hyphens, underscores, lower case. */
export const readNormalOption = memoize((seoId: string): string =>
  decodePercent(seoId)
    .replace(/-slash-|\|/g, '/')
    .replaceAll('-', ' ')
    .replaceAll('_', '-')
    .toLowerCase(),
);

/** Most ids match this, so that they need only one replacement. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** The URL form of an option id; empty when no character of the id can be written. Memoized, because ids repeat. */
export const writeNormalOption = memoize((id) =>
  plainWords.test(id)
    ? id.replaceAll(' ', '-')
    : encodePercent(
        id
          .replaceAll('-', '_')
          .replace(/[/|]/g, '-slash-')
          .replace(/[\s.]/g, '-')
          .replace(/\p{Lu}/gu, (capital) => `-${capital.toLowerCase()}`)
          .replace(/-{2,}/g, '-')
          .replace(/^-|-$/g, ''),
      ),
);
