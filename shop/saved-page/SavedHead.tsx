import { useHref, useLanguage, useTexts } from '../../src/environment/use-environment';
import { useEnglish } from '../pages/English';
import { sharedAddress, type SavedEntry } from './saved-page-address';

type SavedHeadProps = {
  /** Of all pages. */
  readonly count: number;
  readonly entries: readonly SavedEntry[];
};

/** The number follows the changes that the script makes. Without scripting the link leads to what it shares. */
export function SavedHead({ count, entries }: SavedHeadProps) {
  const { product } = useTexts();
  const { locale } = useLanguage();
  const href = useHref();
  const english = useEnglish();
  const shown = entries.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  return (
    <div className="plp-shop-saved__head">
      <h1 lang={english && locale}>
        {product.savedTip}{' '}
        <span className="plp-shop-saved__count">{count > 0 && `(${count})`}</span>
      </h1>
      {/* Screen readers hear it from the status of the page. */}
      <p className="plp-shop-saved__copied" aria-hidden="true" />
      {shown.length > 0 && (
        <a className="plp-button plp-shop-saved__share" href={href(sharedAddress(shown))}>
          <svg className="plp-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5" />
          </svg>
          Share
        </a>
      )}
    </div>
  );
}
