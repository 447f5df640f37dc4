import type { Brand } from '../../src/storefront/brand';
import { sampleMarks } from '../sample/sample-marks';

/** The name of the shop, after the mark of a brand that has one. */
export function Wordmark({ brand: { key, displayName } }: { readonly brand: Brand }) {
  const mark = sampleMarks[key];
  return (
    <>
      {mark && (
        <svg className="plp-shop-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d={mark} />
        </svg>
      )}
      <bdi>{displayName}</bdi>
    </>
  );
}
