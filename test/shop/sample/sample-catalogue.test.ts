import type { CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import { findDrawing } from '../../../shop/pictures/find-drawing';
import { departments } from '../../../shop/sample/sample-departments';
import { palettes } from '../../../shop/sample/palettes';
import { measureIds, traitIds } from '../../../shop/sample/sample-facets';
import { sampleOutline } from '../../../shop/sample/sample-outline';
import { sampleProducts } from '../../../shop/sample/sample-products';

const products = [...sampleProducts()];
const { categories, collections, facets } = sampleOutline();
const categoryById = new Map(categories.map((category) => [category.id, category]));

const depthOf = (id: string | undefined): number =>
  id === undefined ? 0 : 1 + depthOf(categoryById.get(id)?.parentId);

const some = (has: (product: CatalogueProduct) => boolean): number => products.filter(has).length;

describe('the sample catalogue', () => {
  it('has at least 10,000 products, the same every time', () => {
    expect(products.length).toBeGreaterThanOrEqual(10_000);
    expect([...sampleProducts(200)]).toEqual(products.slice(0, 200));
  });

  it('gives each product an id, catalogue number and address of its own', () => {
    for (const own of ['id', 'catalogueNumber', 'url'] as const)
      expect(new Set(products.map((product) => product[own])).size).toBe(products.length);
  });

  it('keeps ids apart in a catalogue of a hundred thousand', () => {
    const ids = new Set<string>();
    for (const { id } of sampleProducts(100_000)) ids.add(id);
    expect(ids.size).toBe(100_000);
  });
});

describe('the tree of categories', () => {
  it('names each category once, below a parent that exists', () => {
    expect(categoryById.size).toBe(categories.length);
    for (const { parentId } of categories)
      expect(parentId === undefined || categoryById.has(parentId)).toBe(true);
  });

  it('is three levels deep, with products only in its leaves and in every one of them', () => {
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const leaves = categories.filter(({ id }) => !parents.has(id)).map(({ id }) => id);
    expect(new Set(leaves.map(depthOf))).toEqual(new Set([3]));
    expect(new Set(products.flatMap(({ categoryIds }) => categoryIds))).toEqual(new Set(leaves));
  });

  it('has no name that a facet has too, so that no two sections of the filters share one', () => {
    const names = facets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of categories) expect(names).not.toContain(name);
  });

  it('has a text for each department and section', () => {
    for (const { id, text } of categories) if (depthOf(id) < 3) expect(text).toMatch(/\.$/);
  });
});

describe('what the sample catalogue shows of the page', () => {
  it('has products in every collection, of both kinds', () => {
    const held = new Set(products.flatMap(({ collectionIds }) => collectionIds));
    expect(held).toEqual(new Set(collections.map(({ id }) => id)));
    expect(new Set(collections.map(({ type }) => type))).toEqual(new Set(['promo', 'valuedeal']));
  });

  it('has values for every facet of several options, and no value of an unknown facet', () => {
    const used = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
    const multiple = facets.filter(({ type }) => type === 'multiple').map(({ id }) => id);
    const ownFields = ['brand', 'availability'];
    expect(used).toEqual(new Set(multiple.filter((id) => !ownFields.includes(id))));
  });

  it('has measures for every range facet, in more than one of its bands', () => {
    for (const facet of facets) {
      if (facet.type !== 'range' || ['price', 'discount'].includes(facet.id)) continue;
      const filled = facet.bands.filter(({ from = -Infinity, to = Infinity }) =>
        products.some(({ measures }) => {
          const value = measures[facet.id];
          return value !== undefined && value >= from && value <= to;
        }),
      );
      expect(filled.length).toBeGreaterThan(1);
    }
    expect(facets.map(({ id }) => id)).toEqual(expect.arrayContaining(['price', 'discount']));
  });

  it('has prices in both forms, reduced and not, with savings to show and to hide', () => {
    expect(some(({ price }) => price.previous === undefined)).toBeGreaterThan(1000);
    expect(some(({ price }) => price.previous !== undefined)).toBeGreaterThan(1000);
    expect(some(({ price }) => price.currentFrom === true)).toBeGreaterThan(100);
    expect(some(({ price }) => price.previousFrom === true)).toBeGreaterThan(10);
    for (const shown of [true, 'true', false, undefined] as const)
      expect(some(({ price }) => price.displaySavePriceInd === shown)).toBeGreaterThan(100);
    expect(some(({ price }) => (price.previous ?? Infinity) <= price.current)).toBe(0);
    const savesAFifth = ({ current, previous = current }: CatalogueProduct['price']) =>
      Math.round(100 * (1 - current / previous)) >= 20;
    const isTold = ({ displaySavePriceInd: told = false }: CatalogueProduct['price']) => !!told;
    expect(some(({ price }) => isTold(price) !== savesAFifth(price))).toBe(0);
  });

  it('has swatches: none, few and more than a card shows', () => {
    expect(some(({ swatches }) => swatches.length === 0)).toBeGreaterThan(100);
    expect(some(({ swatches }) => swatches.length > 1)).toBeGreaterThan(1000);
    expect(some(({ swatches }) => swatches.length > 8)).toBeGreaterThan(50);
  });

  it('has roundels, promotions, reviews, and products without them', () => {
    const roundels = new Set(products.map(({ roundelId }) => roundelId));
    expect(roundels).toEqual(new Set([undefined, 'new', 'eco', 'bestbuy', 'award', 'exclusive']));
    for (const part of ['promotion', 'reviews'] as const) {
      expect(some((product) => product[part] !== undefined)).toBeGreaterThan(500);
      expect(some((product) => product[part] === undefined)).toBeGreaterThan(500);
    }
  });

  it('recommends no product of one or two stars among the first sixty of a department', () => {
    const departments = new Map<string, CatalogueProduct[]>();
    for (const product of products.toSorted((one, other) => other.popularity - one.popularity))
      for (const name of product.attributes['department'] ?? [])
        departments.set(name, [...(departments.get(name) ?? []), product].slice(0, 60));
    expect(departments.size).toBe(10);
    for (const first of departments.values()) {
      const stars = first.flatMap(({ reviews }) => reviews?.average ?? []);
      expect(Math.min(...stars)).toBeGreaterThan(3);
      expect(stars.length).toBeGreaterThan(30);
    }
  });

  it('has some products that are sold out, three or four of a hundred', () => {
    const share = some(({ availability }) => availability === 'SoldOut') / products.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.04);
  });

  it('has titles with entities and tags, and long ones', () => {
    expect(some(({ title }) => /&(?:amp|eacute|quot);/.test(title))).toBeGreaterThan(10);
    expect(some(({ title }) => title.includes('<b>'))).toBeGreaterThan(10);
    expect(some(({ title }) => title.length > 90)).toBeGreaterThan(50);
    expect(some(({ title, description }) => /[{}]|undefined/.test(title + description))).toBe(0);
  });

  it('has products without a picture and pictures without a text', () => {
    expect(some(({ imageUrl }) => imageUrl === undefined)).toBeGreaterThan(10);
    expect(
      some(({ imageUrl, imageAlt }) => imageUrl !== undefined && imageAlt === undefined),
    ).toBeGreaterThan(10);
  });
});

describe('the pictures of the sample catalogue', () => {
  it('are all there', () => {
    const addresses = new Set(
      products.flatMap(({ imageUrl, secondImageUrl, swatches }) =>
        [
          imageUrl ?? [],
          secondImageUrl ?? [],
          swatches.flatMap(({ imageSrc, productImageSrc }) =>
            [imageSrc ?? [], productImageSrc ?? []].flat(),
          ),
        ].flat(),
      ),
    );
    expect([...addresses].filter((url) => findDrawing(url) === undefined)).toEqual([]);
  });

  it('show each product in the colour of each swatch, and two in three products from near', () => {
    const pictured = products.filter(({ imageUrl }) => imageUrl !== undefined);
    for (const { imageUrl, swatches } of pictured)
      expect(swatches[0]?.productImageSrc ?? imageUrl).toBe(imageUrl);
    for (const { swatches } of pictured)
      expect(new Set(swatches.map(({ productImageSrc }) => productImageSrc)).size).toBe(
        swatches.length,
      );
    const seconds = pictured.filter(({ secondImageUrl }) => secondImageUrl !== undefined);
    expect(seconds.length / pictured.length).toBeCloseTo(2 / 3, 1);
  });

  it('are many: most products have one that no other has', () => {
    const addresses = products.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(new Set(addresses).size).toBeGreaterThan(addresses.length * 0.8);
  });
});

describe('the table of departments', () => {
  const sections = departments.flatMap((department) => department.sections);
  const leaves = sections.flatMap((section) =>
    section.leaves.map((leaf) => ({
      section,
      leaf,
      traits: { ...section.traits, ...leaf.traits },
    })),
  );

  it.each(leaves.map((row) => [row.leaf.id, row] as const))(
    'names in %s only scenes, palettes, facets and categories that exist',
    (_id, { section, leaf, traits }) => {
      const [scene, ...forms] = leaf.scene;
      expect(findDrawing(`/pictures/${scene}/red-blue/0.webp`)).toBeDefined();
      for (const form of forms) expect([0, 1, 2, 3]).toContain(form);
      expect(palettes).toHaveProperty(leaf.palette ?? section.palette);
      for (const id of Object.keys(traits)) expect(traitIds).toContain(id);
      for (const id of Object.keys(leaf.measures ?? {})) expect(measureIds).toContain(id);
      if (leaf.alsoIn !== undefined) expect([...categoryById.keys()]).toContain(leaf.alsoIn);
      const filledIn = ['series', 'model', 'colour', ...Object.keys(traits), ...measureIds];
      const placeholders = [...leaf.titles, ...section.lines].flatMap(
        (text) => text.match(/(?<=\{)\w+/g) ?? [],
      );
      for (const placeholder of placeholders) expect(filledIn).toContain(placeholder);
    },
  );
});
