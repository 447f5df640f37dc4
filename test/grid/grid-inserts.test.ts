import fc from 'fast-check';
import { endsGrid, gridInserts } from '../../src/grid/grid-inserts';
import {
  joinContent,
  readPlacedContent,
  type PageContent,
} from '../../src/storefront/page-content';

const slots = (productCount: number, content?: PageContent) =>
  gridInserts(productCount, content).map(({ slot }) => slot);

const piece = (heading: string) => ({ heading });

describe('the inserts of a grid', () => {
  it.each([
    [0, []],
    [29, []],
    [30, ['recommendation-2', 'recommendation-4', 'recommendation-6', 'banner-6']],
    [36, ['recommendation-2', 'recommendation-4', 'recommendation-6', 'banner-6', 'banner-36']],
    [
      96,
      [
        'recommendation-2',
        'recommendation-4',
        'recommendation-6',
        'banner-6',
        'banner-36',
        'banner-54',
        'banner-72',
      ],
    ],
  ])('among %i products are %j', (productCount, expected) => {
    expect(slots(productCount)).toEqual(expected);
  });

  it('are only those with content of the host', () => {
    const content = {
      recommendations: [piece('Lamps'), null],
      banners: [null, piece('Winter')],
    };
    expect(slots(96, content)).toEqual(['recommendation-2', 'banner-36']);
    expect(gridInserts(96, content)[0]?.content).toEqual(piece('Lamps'));
    expect(slots(30, content)).toEqual(['recommendation-2']);
  });

  it('are mount points when the host has no content at all', () => {
    expect(slots(30, { recommendations: [], banners: [] })).toEqual(slots(30));
    expect(gridInserts(30).every(({ content }) => content === undefined)).toBe(true);
  });

  it('are mount points of the kind that the host has no content for', () => {
    const banners = [piece('Winter')];
    const recommendations = ['recommendation-2', 'recommendation-4', 'recommendation-6'];
    expect(slots(96, { recommendations: [], banners })).toEqual([...recommendations, 'banner-6']);
    expect(slots(30, { recommendations: [null], banners })).toEqual(['banner-6']);
  });

  it('has the third recommendation of the host page, whatever the response places', () => {
    const own = readPlacedContent([{ position: 36, heading: 'Winter' }]);
    const first = ['recommendation-2', 'recommendation-4', 'recommendation-6'];
    expect(slots(96, joinContent(own, { recommendations: [], banners: [] })).slice(0, 3)).toEqual(
      first,
    );
    const recommendations = ['One', 'Two', 'Three'].map(piece);
    expect(slots(96, joinContent(own, { recommendations, banners: [] })).slice(0, 3)).toEqual(
      first,
    );
  });

  it('are mount points where neither response nor host page say anything', () => {
    const content = { recommendations: [], banners: [undefined, piece('Winter'), null, undefined] };
    expect(slots(96, content).slice(3)).toEqual(['banner-6', 'banner-36', 'banner-72']);
  });

  it.each([
    [45, ['banner-36']],
    [46, []],
    [63, ['banner-54']],
    [96, []],
  ])('end a grid of %i products where fewer than two rows follow: %j', (productCount, expected) => {
    const last = gridInserts(productCount).filter((insert) => endsGrid(insert, productCount));
    expect(last.map(({ slot }) => slot)).toEqual(expected);
  });

  it('never come before a previous insert or after the last product', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (productCount) => {
        const positions = gridInserts(productCount).map(({ position }) => position);
        expect(positions).toEqual([...positions].sort((one, other) => one - other));
        expect(Math.max(0, ...positions)).toBeLessThanOrEqual(productCount);
      }),
    );
  });
});
