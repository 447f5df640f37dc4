import type { Brand } from '../../src/storefront/brand';
import type { ShopLink } from './links';
import { useEnglish } from './English';
import { useHref } from '../../src/environment/use-environment';

type FooterProps = {
  readonly brand: Brand;
  readonly departments: readonly ShopLink[];
  /** Whether the catalogue is the sample that comes with the shop. */
  readonly isSample: boolean;
};

const mostLinks = 6;

export function Footer({ brand, departments, isSample }: FooterProps) {
  const href = useHref();
  const english = useEnglish();
  return (
    <footer className="plp-shop-footer">
      <p className="plp-shop-footer__name" dir="auto">
        {brand.displayName}
      </p>
      <ul>
        {departments.slice(0, mostLinks).map(({ name, url }) => (
          <li key={url}>
            <a href={href(url)} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isSample && (
        <p dir="auto" lang={english}>
          A sample shop with drawn products. Prices and people are invented.
        </p>
      )}
    </footer>
  );
}
