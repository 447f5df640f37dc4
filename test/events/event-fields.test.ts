import { extendPage } from '../../src/page/extend-page';
import type { CustomFields } from '../../src/lib/custom-fields';
import type { Update } from '../../src/events/listing-events';
import { aListing } from '../support/a-listing';
import { inEnglish } from '../support/english';

function published(fields: CustomFields) {
  const reportError = jest.fn();
  const { eventFields } = extendPage({ eventFields: () => fields }, reportError)(inEnglish);
  const sent = eventFields?.({ listing: aListing() } as unknown as Update);
  expect(reportError).not.toHaveBeenCalled();
  return Object.keys(sent ?? {});
}

describe('the fields that a storefront adds to events', () => {
  it('are published without those that exceed 2,000 characters together', () => {
    const text = 'ж'.repeat(500);
    const fields = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, text]));
    expect(published(fields)).toEqual(['a', 'b', 'c']);
    expect(published({ ...fields, c: 'ж'.repeat(400) })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('count as JSON, so that what is escaped counts as it is sent', () => {
    expect(published({ a: '\u0000'.repeat(300), b: '\u0000'.repeat(300), c: 1 })).toEqual(['a']);
  });

  it('are left out when their text is too long by itself', () => {
    expect(published({ a: 'x'.repeat(501), b: true })).toEqual(['b']);
  });
});
