import type { Product } from '../../src/catalogue/product';
import { inNamedColour } from '../../src/product/in-colour';
import { ListNotes } from '../../src/product/ListNotes';
import { ProductCard } from '../../src/product/ProductCard';
import type { FoundProduct, FoundProducts } from '../../src/listing/request/request-products';
import type { Brand } from '../../src/storefront/brand';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { ShopLinks } from '../pages/HomePage';
import type { ShopLink } from '../pages/links';
import { cheaperBy } from '../saved/saved-price';
import { useEnglish } from '../pages/English';
import {
  pageAddress,
  restoringAddress,
  savedPath,
  type SavedEntry,
  type SavedPart,
} from './saved-page-address';
import { SavedHead } from './SavedHead';
import { useHref, useLanguage } from '../../src/environment/use-environment';

type SavedPageProps = SavedPart & {
  readonly brand: Brand;
  /** The whole list, for the tab's copy of it. */
  readonly ids: readonly string[];
  /** The session confirmation number of the form. */
  readonly confirmation: string;
  readonly found: FoundProducts;
  readonly departments: readonly ShopLink[];
  /** Why the last change was refused. */
  readonly problem: string | undefined;
};

const mostOfFew = 3;

export const listClass = (count: number): string =>
  `plp-shop-saved__list ${count <= mostOfFew ? 'plp-shop-saved__list--few' : ''}`.trim();

const headingId = 'plp-shop-saved-heading';

/**
 * The saved products, newest first. One form makes all changes; `client/watch-saved.ts` makes them without a new page.
 */
export function SavedPage({ brand, ids, entries, found, departments, ...props }: SavedPageProps) {
  const { confirmation, problem, page, pages } = props;
  const href = useHref();
  const english = useEnglish();
  const { locale } = useLanguage();
  return (
    <div
      className="plp-shop-page plp-shop-saved"
      data-saved-ids={JSON.stringify(ids)}
      lang={english}
    >
      <SavedHead count={ids.length} entries={entries} />
      <p className="plp-visually-hidden" role="status" />
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where the shopper's own action leads */}
      <p className="plp-shop-saved__problem" role="alert" tabIndex={-1} autoFocus={!!problem}>
        {problem}
      </p>
      {entries.length === 0 ? (
        <NothingSaved departments={departments} />
      ) : (
        <form method="post" action={href(pageAddress(page))}>
          <input type="hidden" name="_dynSessConf" value={confirmation} />
          <h2 className="plp-visually-hidden" id={headingId}>
            Products
          </h2>
          <ul
            className={listClass(entries.length)}
            aria-labelledby={headingId}
            lang={english && locale}
          >
            {entries.map((entry, index) => (
              <Entry key={entry.id} {...entry} found={found.get(entry.id)} position={index + 1} />
            ))}
          </ul>
        </form>
      )}
      <ListNotes
        brand={brand}
        products={[...found.values()].map(({ product }) => product)}
        lang={english && locale}
      />
      {pages > 1 && <Pages page={page} pages={pages} />}
    </div>
  );
}

type EntryProps = SavedEntry & {
  readonly found: FoundProduct | undefined;
  readonly position: number;
};

/** A saved product, and what takes its place once it is removed. */
function Entry({ id, colour, price, isRemoved, isChanged, found, position }: EntryProps) {
  const english = useEnglish();
  const href = useHref();
  const name = found?.product.title ?? `product ${id}`;
  return (
    <li className="plp-shop-saved__entry" data-product-id={id} data-name={name}>
      <div className="plp-shop-saved__product" hidden={isRemoved}>
        {found ? (
          <ProductCard
            {...found}
            product={inNamedColour(found.product, colour)}
            position={position}
          />
        ) : (
          <GoneCard id={id} />
        )}
        <Notes colour={colour} price={price} product={found?.product} />
        <button
          type="submit"
          className="plp-link plp-shop-saved__remove"
          name="remove"
          value={id}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- where the shopper's own action leads
          autoFocus={isChanged && !isRemoved}
        >
          <span lang={english}>Remove</span>
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      </div>
      <div className="plp-shop-saved__removed" hidden={!isRemoved} lang={english}>
        <p dir="auto">{name} is removed.</p>
        <button
          type="submit"
          className="plp-link"
          name="add"
          value={id}
          formAction={href(restoringAddress({ colour, price }))}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- where the shopper's own action leads
          autoFocus={isChanged && isRemoved}
        >
          Undo<VisuallyHidden> removing {name}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

type NotesProps = Pick<SavedEntry, 'colour' | 'price'> & {
  readonly product: Product | undefined;
};

/** The colour that a product was saved in, and whether it has become cheaper since. */
function Notes({ colour, price, product }: NotesProps) {
  const language = useLanguage();
  const english = useEnglish();
  const cheaper = product && cheaperBy(product, { colour, price }, language);
  return (
    <div className="plp-shop-saved__notes">
      {colour !== undefined && (
        <p className="plp-shop-saved__colour" dir="auto">
          {colour}
        </p>
      )}
      {cheaper !== undefined && (
        <p className="plp-shop-saved__cheaper" lang={english}>
          <bdi>{cheaper}</bdi> cheaper since you saved it
        </p>
      )}
    </div>
  );
}

const GoneCard = ({ id }: { readonly id: string }) => (
  <article className="plp-card" lang={useEnglish()}>
    <div className="plp-card__picture" />
    <h3 className="plp-card__title">No longer available</h3>
    <p className="plp-card__brand">Product {id}</p>
  </article>
);

const NothingSaved = ({ departments }: { readonly departments: readonly ShopLink[] }) => (
  <>
    <p dir="auto">
      You have not saved any products yet. The heart on a product saves it for later.
    </p>
    <p>
      <a className="plp-button plp-button--primary" href={useHref()('/browse')}>
        See the whole shop
      </a>
    </p>
    {departments.length > 0 && <ShopLinks heading="Departments" links={departments} />}
  </>
);

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const href = useHref();
  return (
    <nav className="plp-shop-saved__pages" aria-label="Pages of saved products">
      {page > 1 && <a href={href(pageAddress(page - 1))}>Previous page</a>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <a href={href(pageAddress(page + 1))}>Next page</a>}
    </nav>
  );
}

export const UnreachablePage = () => (
  <div className="plp-shop-page" lang={useEnglish()}>
    <h1>Saved products</h1>
    <p role="alert" dir="auto">
      Your saved products cannot be shown just now.
    </p>
    <p>
      <a className="plp-button plp-button--primary" href={useHref()(savedPath)}>
        Try again
      </a>
    </p>
  </div>
);
