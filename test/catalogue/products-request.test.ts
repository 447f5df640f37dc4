import fc from 'fast-check';
import {
  mostIds,
  readProductsRequest,
  writeProductsRequests,
} from '../../src/catalogue/products-request';

/** What a server reads of the written requests, after a client has resolved their paths. */
const readAll = (ids: readonly string[]) =>
  writeProductsRequests('', ids).flatMap(
    (address) => readProductsRequest(new URL(address, 'http://api.example').pathname) ?? [],
  );

describe('a request for products by their ids', () => {
  it('names each id', () => {
    expect(writeProductsRequests('https://api.example/v1/', ['1', 'a b/c,d'])).toEqual([
      'https://api.example/v1/product_id/1,a%20b%2Fc%2Cd',
    ]);
    expect(writeProductsRequests('/listing-api', [])).toEqual([]);
  });

  it('reads as it was written, whatever the ids', () => {
    const anId = fc.string({ unit: 'binary', minLength: 1, maxLength: 64 });
    fc.assert(
      fc.property(fc.uniqueArray(anId, { maxLength: 300 }), (ids) => {
        expect(readAll(ids)).toEqual(ids);
      }),
    );
    expect(readAll(['.'])).toEqual(['.']);
    expect(readAll(['..'])).toEqual(['..']);
  });

  it('is several for many ids, and for long ones', () => {
    const ids = Array.from({ length: 2 * mostIds + 1 }, (_, index) => String(index));
    expect(writeProductsRequests('', ids)).toHaveLength(3);
    const long = ids.slice(0, 50).map((id) => id.padEnd(500, 'é'));
    const addresses = writeProductsRequests('', long);
    expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(7_000);
    expect(readAll(long)).toEqual(long);
  });

  it.each([
    ['/product_id', undefined],
    ['/group_id/1', undefined],
    ['/product_id/', []],
    ['/product_id/1,1?page=2', ['1']],
    ['/product_id/1/2', ['1']],
    ['/product_id/,%E0%A4%A,2', ['2']],
    [`/product_id/${'x'.repeat(501)},1`, ['1']],
    [`/product_id/${'1,'.repeat(5_000)}`, []],
  ])('at %.40s reads %j', (address, ids) => {
    expect(readProductsRequest(address)).toEqual(ids);
  });

  it('reads no more than 96 ids', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index);
    expect(readProductsRequest(`/product_id/${ids.join()}`)).toHaveLength(96);
  });
});
