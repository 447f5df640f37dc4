/**
 * Options of facets that are no ranges (docs/product.md, 3.4). One worked example: the id `black/white` is written
 * `black-slash-white`, `mid-century oak` is written `mid_century-oak`, and both read back as they were.
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

/** Most ids are such words. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** The URL form of an option id; empty when nothing of the id can be written. A page writes the same hundreds of ids. */
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
