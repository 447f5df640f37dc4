import { savedPath } from '../saved-page/saved-page-address';
import { useEnglish } from './English';
import { useHref } from '../../src/environment/use-environment';

/**
 * Leads to the saved products. `client/watch-saved.ts` writes the number, and keeps it true while other tabs change the
 * list.
 */
export const SavedLink = ({ count = 0 }: { readonly count: number | undefined }) => (
  <a className="plp-shop-header__saved" href={useHref()(savedPath)} lang={useEnglish()}>
    <span className="plp-heart" />
    <span className="plp-shop-header__saved-word">Saved</span>{' '}
    <span className="plp-shop-header__count">{count > 0 && count}</span>
    <span className="plp-visually-hidden"> {count === 1 ? 'product' : 'products'}</span>
  </a>
);
