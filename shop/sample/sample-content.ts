/** The banners between the products of the sample shop (docs/product.md, 8.6). */
import type { WireContent } from '../../src/catalogue/listing-response';
import { slotPositions } from '../../src/storefront/page-content';
import { writeChangedUrl } from '../../src/listing-url/change-listing-url';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import type { ListingPage, ListingQuery } from '../catalogue/listing-engine';
import banners from './banners.json';
import { listedAddress } from './listed-address';
import { collectionsFor } from './sample-collections';
import { sampleScene } from './sample-scene';

export type Listed = {
  readonly query: ListingQuery;
  readonly page: ListingPage;
  readonly outline: CatalogueOutline;
  readonly brandKey: string;
  /** From the department to the category in force; empty where there is none. */
  readonly categoryIds: readonly string[];
};

/** Fewer products behind its link are not worth a banner. */
const fewestBehind = 6;
/** Of the products of a search or an offer, so many are of the department that it is about. */
const shareOfSubject = 2 / 3;

type Banner = Omit<WireContent, 'position'>;

const inAnyWidth = (url: string) => ({ url: `${url}?wid={width}` });
const pictureOf = (name: string) => inAnyWidth(`/pictures/banner/${name}.webp`);

const offers: readonly (Banner & { readonly campaignId: string })[] = [
  {
    campaignId: 'winter-warmers',
    heading: 'Winter Warmers',
    text: 'Wool rugs, lined curtains and coats with proper pockets.',
    action: 'Shop Winter Warmers',
    url: '/promo/winter-warmers',
  },
  {
    campaignId: 'kitchen-refresh',
    heading: 'Kitchen Refresh',
    text: 'New pans, a quieter kettle, and mugs to match.',
    action: 'Shop Kitchen Refresh',
    url: '/promo/kitchen-refresh',
  },
  {
    campaignId: 'garden-ready',
    heading: 'Garden Ready',
    text: 'Chairs, shade and something to cook on, before the sun comes out.',
    action: 'Shop Garden Ready',
    url: '/promo/garden-ready',
  },
  {
    campaignId: 'two-for-one',
    heading: '2 for 1 favourites',
    text: 'Mugs, tees and soft toys: the second one is on us.',
    action: 'Shop 2 for 1',
    url: '/valuedeal/two-for-one',
  },
].map((offer) => ({ ...offer, image: pictureOf(offer.campaignId) }));

/** The department in force, else the one that most products are of. */
function departmentOf({ categoryIds, page }: Listed): string | undefined {
  const departments = page.groupsOf === undefined ? page.groups : [];
  const main = departments.find(({ count }) => count >= page.total * shareOfSubject);
  return categoryIds[0] ?? main?.id;
}

/** Each leads to an option that some of the listed products have, of a facet of which nothing is selected. */
function bannersOfDepartment(listed: Listed): readonly Banner[] {
  const { query, page, outline } = listed;
  const departmentId = departmentOf(listed);
  const url = listedAddress(query, outline);
  return banners
    .filter((banner) => banner.departmentId === departmentId)
    .flatMap(({ id, facetId, value, heading, text, action }) => {
      const values = page.facets.find((facet) => facet.id === facetId)?.values ?? [];
      const option = values.find(({ name }) => name === value);
      const narrows = option && option.count >= fewestBehind && option.count < page.total;
      if (!narrows || values.some(({ selected }) => selected)) return [];
      const link = writeChangedUrl(url, { kind: 'facet', facetId, optionId: option.id });
      return [{ heading, text, action, url: link, image: pictureOf(id), campaignId: id }];
    });
}

/** Of the whole shop all, after that of the season; of a section those that its products are in. */
function offersOf({ query, brandKey, categoryIds }: Listed): readonly Banner[] {
  if (query.filters.size > 0) return [];
  const [, section] = categoryIds;
  if (section !== undefined) {
    const held = new Set(collectionsFor(section).map(({ id }) => id));
    return query.base.kind === 'group'
      ? offers.filter(({ campaignId }) => held.has(campaignId))
      : [];
  }
  const scene = query.base.kind === 'all' && sampleScene(brandKey);
  if (!scene) return [];
  const { heading, text, imageUrl, action } = scene;
  const { name, url: link } = action;
  const image = inAnyWidth(imageUrl);
  const season = { heading, text, image, action: name, url: link, campaignId: 'season' };
  return [season, ...offers.filter(({ url }) => url !== link)];
}

/** About what is listed: nothing where there is nothing to say. */
export function sampleContent(listed: Listed): readonly WireContent[] | undefined {
  const fitting = [...bannersOfDepartment(listed), ...offersOf(listed)];
  const placed = slotPositions.banners.flatMap((position, index) => {
    const banner = fitting[index];
    return banner ? [{ position, ...banner }] : [];
  });
  return placed.length > 0 ? placed : undefined;
}
