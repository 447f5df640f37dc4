/** The options of the list: links to searches, categories and products. Texts stay texts. */
import type { Product } from '../../src/catalogue/product';
import type { Price } from '../../src/catalogue/price';
import type { EventPayloads } from '../../src/events/event-payloads';
import { encodePercent } from '../../src/listing-url/percent';
import { imageSources } from '../../src/product/image-sources';
import { readPriceText } from '../../src/product/price-text';
import type { Language } from '../../src/storefront/language';
import { withMount } from '../../src/storefront/mount-prefix';
import { pageMount } from '../client/page-mount';
import type { SuggestedCategory, Suggestions } from './fetch-suggestions';

type View = {
  /** The words that the suggestions are for. */
  readonly typed: string;
  /** How addresses of pictures name a size. */
  readonly sizes: string;
  readonly language: Language;
};

const block = 'plp-shop-suggestions';

function element<Tag extends 'a' | 'b' | 'bdi' | 'div' | 'img' | 's' | 'span'>(
  tag: Tag,
  name: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = `${block}__${name}`;
  made.append(...children);
  return made;
}

type Kind = NonNullable<EventPayloads['search']['suggestion']>['kind'];

function option(kind: Kind, href: string, ...children: readonly (Node | string)[]): HTMLElement {
  const link = element('a', 'option', ...children);
  link.role = 'option';
  link.href = withMount(pageMount(), href);
  link.tabIndex = -1;
  // The form around it is in the shop's own language.
  link.lang = document.documentElement.lang;
  link.dataset.kind = kind;
  // What is worth fetching ahead.
  if (kind !== 'product') link.dataset.listing = '';
  return link;
}

/** What the shopper has not typed stands out; nothing where the letters differ. */
function completed(text: string, typed: string): HTMLElement {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  const end = at < 0 ? text.length : at + typed.length;
  // `substring` takes a negative number for 0.
  return element(
    'bdi',
    'text',
    element('b', 'rest', text.substring(0, at)),
    text.substring(at, end),
    element('b', 'rest', text.substring(end)),
  );
}

/** As the form sends it, so that its words become the same filters. */
const termOption = (term: string, { typed }: View): HTMLElement =>
  option('term', `/search?q=${encodePercent(term)}`, completed(term, typed));

const categoryOption = (
  { id, name, parentName }: SuggestedCategory,
  { typed }: View,
): HTMLElement =>
  option(
    'category',
    `/browse/${encodePercent(id)}`,
    completed(name, typed),
    parentName ? element('span', 'place', ` in ${parentName}`) : '',
  );

function pictureOf({ image, roundelId }: Product, sizes: string): HTMLElement {
  if (!image) return element('span', 'picture');
  const picture = element('img', 'picture');
  const { narrow, src } = imageSources({ sizes, url: image.url, roundelId });
  picture.srcset = narrow[0]?.srcSet ?? src;
  picture.alt = '';
  return picture;
}

function priceOf(price: Price, language: Language): HTMLElement {
  const { current, previous, previousLabel, unit } = readPriceText(price, language);
  return element(
    'span',
    previous ? 'price plp-price__current--sale' : 'price',
    element('bdi', 'amount', ` ${current}`),
    previous ? element('span', 'label plp-visually-hidden', ` ${previousLabel} `) : '',
    previous ? element('s', 'unit', previous) : '',
    unit ? element('bdi', 'unit', ` ${unit.shown}`) : '',
  );
}

function productOption(product: Product, { sizes, language }: View): readonly HTMLElement[] {
  const { url, title, price, availability } = product;
  return url === undefined
    ? []
    : [
        option(
          'product',
          url,
          pictureOf(product, sizes),
          element('bdi', 'text', title),
          availability === 'SoldOut'
            ? element('span', 'sold-out', ` ${language.texts.product.soldOut}`)
            : '',
          price ? priceOf(price, language) : '',
        ),
      ];
}

function group(label: string, options: readonly HTMLElement[]): readonly HTMLElement[] {
  if (options.length === 0) return [];
  const heading = element('span', 'heading', label);
  heading.ariaHidden = 'true';
  const made = element('div', 'group', heading, ...options);
  made.role = 'group';
  made.ariaLabel = label;
  return [made];
}

/** A group for each kind that has suggestions. */
export const createGroups = (
  { terms, categories, products }: Suggestions,
  view: View,
): readonly HTMLElement[] => [
  ...group(
    'Searches',
    terms.map((term) => termOption(term, view)),
  ),
  ...group(
    'Categories',
    categories.map((category) => categoryOption(category, view)),
  ),
  ...group(
    'Products',
    products.flatMap((product) => productOption(product, view)),
  ),
];

/** An option among all of its list, as the event of a search says it; undefined for anything else. */
export function suggestionOf(
  list: HTMLElement,
  option: Element | null | undefined,
): EventPayloads['search']['suggestion'] {
  const options: readonly unknown[] = [...list.querySelectorAll('[role=option]')];
  const position = options.indexOf(option) + 1;
  const text = option?.querySelector('bdi')?.textContent;
  const kind = option?.getAttribute('data-kind') as Kind | null | undefined;
  return position > 0 && text && kind ? { kind, position, text } : undefined;
}
