import { useHref } from '../../src/environment/use-environment';
import { Icon } from '../../src/ui/Icon';
import { useEnglish } from '../pages/English';
import { comparePath } from './compare-address';

/**
 * The products that are chosen for a comparison, in every page's frame; `client/compare-bar.ts` fills it. It takes no
 * room until then.
 */
export const CompareBar = () => (
  <div className="plp-shop-compare" lang={useEnglish()}>
    <p className="plp-shop-compare__status" role="status" />
    <section className="plp-shop-compare__chosen" aria-label="Products to compare" hidden>
      <ul className="plp-shop-compare__products" />
      <a className="plp-button plp-button--primary" href={useHref()(comparePath)} rel="nofollow">
        Compare
      </a>
    </section>
    <template>
      <li className="plp-shop-compare__product">
        <img className="plp-shop-compare__picture" src="data:," alt="" width={48} height={48} />
        <button type="button" className="plp-shop-compare__remove" aria-label="Remove">
          <Icon name="close" />
        </button>
      </li>
    </template>
  </div>
);
