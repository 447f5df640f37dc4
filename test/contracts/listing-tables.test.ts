/** The tables of docs/listing-api.md that show how the page writes ids and addresses. */
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readFacetSeoId, writeFacetSeoId } from '../../src/listing-url/facet-id';
import { facetOption, optionOfUrlForm } from '../../src/listing-url/option-identity';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { readRangeBounds } from '../../src/listing-url/range-option';
import { imageSources } from '../../src/product/image-sources';
import { defaultImageSizes } from '../../src/storefront/page-globals';
import { cellsOf, readDocs } from './contract';

const document = readDocs('listing-api.md');

/** The rows of the table below the line `heading`, without backticks. */
function rowsBelow(heading: string): string[][] {
  const [, part = ''] = document.split(`\n${heading}\n`);
  const [table = ''] = /^\|.*(?:\n\|.*)*/m.exec(part) ?? [];
  const [, , ...rows] = table.split('\n').map((line) => cellsOf(line.replaceAll('`', '')));
  return rows.map((row) => [...row]);
}

describe('the listing API document', () => {
  const ranges = rowsBelow('### Ranges');
  const ids = rowsBelow('### Spelling of ids');
  const pictures = rowsBelow('## Pictures');

  it('has these tables', () => {
    expect([ranges.length, ids.length, pictures.length]).toEqual([4, 8, 3]);
  });

  it.each(ranges)('writes the range of %s as the page does', (_what, id = '', ...forms) => {
    const [json = '', query = '', address = ''] = forms;
    expect(readRangeBounds(id)).toBeDefined();
    expect(JSON.parse(json)).toBe(id);
    const url = readListingUrl(`/browse/rugs/${address}`);
    expect(writeListingRequest({ apiUrl: '', url })).toContain(`?${query}&`);
  });

  it.each(ids)('spells the option %s as addresses do', (id = '', inAddress = '', sent = '') => {
    expect(facetOption('colours', id).seoId).toBe(inAddress);
    expect(optionOfUrlForm('colours', inAddress).id).toBe(sent);
  });

  it.each(ids)('compares the option %s by what its address keeps', (id = '', _form, sent = '') => {
    const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    expect(lettersAndDigits(sent)).toBe(lettersAndDigits(id));
  });

  it('names what becomes of the ids of facets', () => {
    const readBack = (id: string) => readFacetSeoId(writeFacetSeoId(id));
    expect(['customerRating', 'Size', 'fabric-type'].map(readBack)).toEqual([
      'customerRating',
      'size',
      'fabricType',
    ]);
    expect(writeFacetSeoId('customerRating')).toBe('customer-rating');
  });

  it.each(pictures)('requests the picture %s %s as the page does', (url = '', roundel, sent) => {
    const image = { sizes: defaultImageSizes, url, roundelId: roundel || undefined };
    expect(imageSources(image).src).toBe(sent);
  });
});
