import { act, cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { FilterChips } from '../../src/filters/chips/FilterChips';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { selectedOptions } from '../../src/listing-url/selected-options';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { selectShownUrl } from '../../src/listing/shown-listing';
import { openPage, settle } from '../support/open-page';
import { furnitureResponse, selectedIn } from './a-furniture-api';
import { chipLinks } from './chip-links';
import { filterTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** A click on the n-th enabled checkbox, on the n-th chip, on "Clear All", or the browser's Back. */
const clicks = fc.array(
  fc.record({
    kind: fc.constantFrom('box', 'box', 'box', 'chip', 'clear', 'back'),
    index: fc.nat(30),
    waits: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const pick = <Element extends HTMLElement>(elements: readonly Element[], index: number) =>
  elements.length > 0 ? elements[index % elements.length] : undefined;
const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled);
/** The chips without "Clear All". */
const chips = () => chipLinks().slice(0, -1);

describe('any sequence of clicks', () => {
  it('leaves URL, checkboxes, chips and request in agreement', async () => {
    await fc.assert(
      fc.asyncProperty(clicks, async (sequence) => {
        const page = await openPage(
          <>
            <FilterColumn />
            <FilterChips />
          </>,
          { respond: furnitureResponse },
        );
        for (const { kind, index, waits } of sequence) {
          const target = {
            box: () => pick(boxes(), index),
            chip: () => pick(chips(), index),
            clear: () => screen.queryByRole('link', { name: filterTexts.clearAll }),
            back: () => undefined,
          }[kind]();
          act(() => (kind === 'back' ? page.history.back() : target?.click()));
          const url = readListingUrl(page.address());
          const selected = selectedOptions(url).map(({ option }) => option.seoId);
          const ticked = boxes().filter(({ checked }) => checked);
          expect(ticked.map(({ value }) => value).sort()).toEqual([...selected].sort());
          expect(chips()).toHaveLength(selected.length);
          if (waits) await settle(5);
        }
        await settle(20);
        const url = readListingUrl(page.address());
        const requested = page.platform.requested.map(selectedIn);
        const present = Object.fromEntries(
          ['brand', 'colours', 'price'].map((id) => [
            id,
            url.facets.find((facet) => facet.id === id)?.options.map((option) => option.id) ?? [],
          ]),
        );
        const shownUrl = selectShownUrl(page.store.getState());
        expect(shownUrl && writeListingUrl(shownUrl)).toBe(page.address());
        // The listing on screen was requested with exactly this selection.
        expect(requested).toContainEqual(present);
        cleanup();
        page.end();
      }),
      { numRuns: 25 },
    );
  });
});
