import { largestBodyBytes, readListingBody } from '../../src/listing/request/read-listing-body';
import { aBody } from '../support/listing-service';

/** An endless body that counts the bytes that were read. */
function endlessBody() {
  const chunk = new TextEncoder().encode('x'.repeat(1_000_000));
  const sent = { bytes: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
    cancel: () => {
      sent.isCancelled = true;
    },
  });
  return { sent, response: new Response(stream) };
}

/** Text in chunks of `size` bytes, which may split a character. */
function chunked(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        if (at >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(at, (at += size)));
      },
    }),
  );
}

describe('the body of a listing response', () => {
  it('is the same for chunks of any size', async () => {
    const body = aBody({ productIds: ['p1', 'chaise longue “é” 🛋'] });
    for (const size of [1, 2, 3, 7, 10_000]) {
      expect(await readListingBody(chunked(JSON.stringify(body), size))).toEqual(body);
    }
  });

  it('is read up to its size limit only', async () => {
    const { sent, response } = endlessBody();
    expect(await readListingBody(response)).toBeUndefined();
    expect(sent.isCancelled).toBe(true);
    expect(sent.bytes).toBeLessThan(largestBodyBytes + 4_000_000);
  });

  it('may be nearly as large as the limit', async () => {
    const body = { response: { meta: { note: 'x'.repeat(largestBodyBytes - 1_000) } } };
    expect(await readListingBody(new Response(JSON.stringify(body)))).toEqual(body);
  });

  it('truncates lists that are much too long', async () => {
    const values = Array.from({ length: 4_000 }, (_, at) => ({ id: at }));
    const response = {
      product_list: Array.from({ length: 40_000 }, (_, at) => ({ product_id: at, title: 'x' })),
      facet_list: [
        { id: 'brand', values },
        { id: 'size', values, type: 'multiple' },
      ],
      groups_list: [],
      meta: { num_results: 3 },
      other: [1],
    };
    const sent = new Response(JSON.stringify({ response }));
    expect(await readListingBody(sent)).toEqual({
      response: {
        ...response,
        product_list: response.product_list.slice(0, 96),
        facet_list: [
          { id: 'brand', values },
          { id: 'size', values: values.slice(0, 1_000), type: 'multiple' },
        ],
      },
    });
  });

  it('truncates values whose ids and names are too long together', async () => {
    const values = Array.from({ length: 2_000 }, (_, at) => ({
      id: at + 100_000,
      name: 'x'.repeat(394),
    }));
    const response = {
      facet_list: [{ id: 'brand', values }],
      groups_list: [{ id: 'all', values }],
    };
    const sent = new Response(JSON.stringify({ response }));
    const within = values.slice(0, 1_250);
    expect(await readListingBody(sent)).toEqual({
      response: {
        facet_list: [{ id: 'brand', values: within }],
        groups_list: [{ id: 'all', values: within }],
      },
    });
  });

  it('has the values after one with a very long name, which is cut', async () => {
    const values = [
      { id: 'a', name: 'x'.repeat(600_000) },
      { id: 'b', name: 'B' },
    ];
    const body = { response: { facet_list: [{ id: 'brand', values }] } };
    expect(await readListingBody(new Response(JSON.stringify(body)))).toEqual(body);
  });

  it('is not parsed when it has too many values', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    const text = `{"response":{"x":[${'{"a":[]},'.repeat(300_000)}1]}}`;
    expect(await readListingBody(new Response(text))).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', ''],
    ['no body at all', null],
    ['HTML', '<!doctype html>'],
    ['JSON cut short', '{"response":{'],
    ['another shape', '{"response":[]}'],
    [
      'a listing with lists nested a hundred deep',
      `{"response":{"x":${'['.repeat(100)}${']'.repeat(100)}}}`,
    ],
    ['lists nested a million deep', '['.repeat(1_000_000)],
    [
      'a listing whose meta has 150,000 names',
      JSON.stringify({
        response: {
          meta: Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [`k${at}`, at])),
        },
      }),
    ],
  ])('is none when it is %s', async (_name, text) => {
    expect(await readListingBody(new Response(text))).toBeUndefined();
  });
});
