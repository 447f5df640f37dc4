/** The sample shop's promotions and value deals, and which products stand in them. */
import type { CatalogueCollection } from '../catalogue/catalogue-product';

type SampleCollection = CatalogueCollection & {
  /** The sections of its products; none means all of them. */
  readonly sections: readonly string[];
  /** The share of those sections' products that it holds, 0 to 1. */
  readonly share: number;
  readonly onlyReduced?: boolean;
};

const promo = (id: string, name: string, sections: string): SampleCollection => ({
  id,
  name,
  type: 'promo',
  sections: sections.split(', '),
  share: 0.4,
});

const collections: readonly SampleCollection[] = [
  promo(
    'winter-warmers',
    'Winter Warmers',
    'rugs, curtains-blinds, bedding-cushions, womens-coats-jackets, mens-coats-jackets, mens-knitwear, womens-shoes, mens-shoes',
  ),
  promo(
    'kitchen-refresh',
    'Kitchen Refresh',
    'cookware, small-appliances, tableware, knives-preparation',
  ),
  promo('garden-ready', 'Garden Ready', 'garden-furniture, garden-shade, barbecues, gardening'),
  promo('work-from-home', 'Work From Home', 'home-office, computing, audio, lighting'),
  {
    id: 'two-for-one',
    name: '2 for 1',
    type: 'valuedeal',
    sections: ['tableware', 'soft-toys', 'mens-shirts-tops', 'womens-tops', 'kids-clothes'],
    share: 0.25,
  },
  {
    id: 'last-chance',
    name: 'Last Chance to Buy',
    type: 'valuedeal',
    sections: [],
    share: 0.3,
    onlyReduced: true,
  },
];

export const sampleCollections: readonly CatalogueCollection[] = collections.map(
  ({ id, name, type }) => ({ id, name, type }),
);

/** The collections that can hold products of a section, for `collectionIdsOf`. */
export const collectionsFor = (sectionId: string): readonly SampleCollection[] =>
  collections.filter(({ sections }) => sections.length === 0 || sections.includes(sectionId));

/** Picks the collections of one product. */
export const collectionIdsOf = (
  candidates: readonly SampleCollection[],
  isReduced: boolean,
  isIn: (share: number) => boolean,
): string[] =>
  candidates
    .filter(({ share, onlyReduced }) => isIn(share) && (isReduced || onlyReduced !== true))
    .map(({ id }) => id);
