/**
 * Options of facets that are no ranges (docs/product.md, 3.4). Worked examples: the id `black/white` is written
 * `black-slash-white`, `mid-century oak` is written `mid_century-oak`, and both read back as the same ids.
 */
import { composed } from '../lib/composed';
import { memoize } from '../lib/memoize';
import { capitals } from './facet-id';
import { decodePercent, encodePercent } from './percent';

/** Most ids match this, so that they need only one replacement. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

/**
 * The URL form of an option id; empty when no character of the id can be written. Memoized, because ids repeat.
 * Composed last: a lower-case letter may compose with a mark that its capital does not compose with.
 */
export const writeNormalOption = memoize((id) =>
  plainWords.test(id)
    ? id.replaceAll(' ', '-')
    : encodePercent(
        composed(
          id
            .replaceAll('-', '_')
            .replace(/[/|]/g, '-slash-')
            .replace(/[\s.]/g, '-')
            .replace(capitals, (capital) => `-${capital.toLowerCase()}`)
            .replace(/-{2,}/g, '-')
            .replace(/^-|-$/g, ''),
        ),
      ),
);

const decodeOption = (seoId: string): string =>
  composed(
    decodePercent(seoId)
      .replace(/-slash-|\|/g, '/')
      .replaceAll('-', ' ')
      .replaceAll('_', '-')
      .toLowerCase(),
  );

/**
 * The id behind the URL form of one option: escapes, then `-slash-` and `|`, hyphens, underscores, lower case.
 * Characters that no written form has are read as they would be written, so that the id is the same after another
 * writing and reading.
 */
export const readNormalOption = memoize((seoId: string): string =>
  decodeOption(writeNormalOption(decodeOption(seoId))),
);
