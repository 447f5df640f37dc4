import type { Brand } from '../../src/storefront/brand';
import type { ShopLink } from './links';
import { Icon } from '../../src/ui/Icon';
import { SavedLink } from './SavedLink';
import { Wordmark } from './Wordmark';
import { useEnglish } from './English';
import { longestSearchTerm } from '../catalogue/search-words';
import { useHref, useLanguage } from '../../src/environment/use-environment';

type HeaderProps = {
  readonly brand: Brand;
  readonly departments: readonly ShopLink[];
  /** Those of a bar of their own. */
  readonly offers: readonly ShopLink[];
  /** Absent where the shop has no page of saved products. */
  readonly saved?: { readonly count: number | undefined } | undefined;
  /** That of the listing, if it is a search. */
  readonly searchTerm?: string | undefined;
  /** Absent when the listing API makes no suggestions. */
  readonly suggestions?: SuggestionsAccess | undefined;
};

/** What the search box loads when the shopper goes to it. */
type SuggestionsAccess = {
  readonly script: string;
  readonly style: string;
  readonly apiUrl: string;
  readonly imageSizes: string;
};

const termId = 'plp-shop-term';

/** A feed may have hundreds of departments; the home page lists all. */
const mostLinks = 12;

export function Header(props: HeaderProps) {
  const { brand, departments, offers, saved, searchTerm, suggestions } = props;
  const href = useHref();
  return (
    <header className="plp-shop-header">
      <div className="plp-shop-header__bar">
        <a className="plp-shop-header__brand" href={href('/')}>
          <Wordmark brand={brand} />
        </a>
        <SearchForm searchTerm={searchTerm} suggestions={suggestions} />
        {saved && <SavedLink count={saved.count} />}
      </div>
      <div className="plp-shop-header__links">
        <HeaderLinks block="offers" label="Offers" links={offers} />
        <HeaderLinks
          block="departments"
          label="Departments"
          links={departments.slice(0, mostLinks)}
        />
      </div>
    </header>
  );
}

/** The room that the form keeps in the header while it is folded into the controls of a scrolled listing. */
function SearchForm({ searchTerm, suggestions }: Pick<HeaderProps, 'searchTerm' | 'suggestions'>) {
  const href = useHref();
  const english = useEnglish();
  const { locale } = useLanguage();
  return (
    <div className="plp-shop-header__search">
      <form className="plp-shop-header__form" action={href('/search')} role="search" lang={english}>
        {/* Apart from the box, which holds the words of a shopper. */}
        <label className="plp-visually-hidden" htmlFor={termId}>
          Search the shop
        </label>
        <input
          className="plp-shop-header__term"
          id={termId}
          lang={english && locale}
          name="q"
          type="search"
          placeholder="Product or brand"
          maxLength={longestSearchTerm}
          required
          // Firefox would call the empty box an invalid entry before the shopper typed anything.
          aria-invalid={false}
          defaultValue={searchTerm}
          autoComplete="off"
          data-script={suggestions?.script}
          data-style={suggestions?.style}
          data-api={suggestions?.apiUrl}
          data-sizes={suggestions?.imageSizes}
        />
        <button
          type="reset"
          className="plp-shop-header__button plp-shop-header__clear"
          aria-label="Clear the search"
        >
          <Icon name="close" />
        </button>
        <button
          type="submit"
          className="plp-shop-header__button plp-shop-header__go"
          aria-label="Search"
        >
          <Icon name="search" />
        </button>
      </form>
    </div>
  );
}

type HeaderLinksProps = {
  readonly block: 'departments' | 'offers';
  readonly label: string;
  readonly links: readonly ShopLink[];
};

function HeaderLinks({ block, label, links }: HeaderLinksProps) {
  const href = useHref();
  const english = useEnglish();
  const { locale } = useLanguage();
  return links.length > 0 ? (
    <nav className={`plp-shop-header__${block}`} aria-label={label} lang={english}>
      <ul lang={english && locale}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={href(url)} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
}
