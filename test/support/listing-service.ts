/** Responses of a listing API. */
export type ListingBodyOptions = {
  readonly results?: number;
  readonly productIds?: readonly string[];
};

export const aBody = ({ results = 2, productIds = ['p1', 'p2'] }: ListingBodyOptions = {}) => ({
  response: {
    facet_list: [],
    groups_list: [],
    meta: { num_results: results },
    product_list: productIds.map((id) => ({ product_id: id, title: `Product ${id}` })),
  },
});

export const aResponse = (body: unknown = aBody(), init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), init);

/** Responses that stay pending until the test resolves them by index, in the order of the requests. */
export function pendingResponses() {
  const waiting: ((response: Response) => void)[] = [];
  const early = new Map<number, Response>();
  return {
    respond: () =>
      new Promise<Response>((resolve) => {
        const ready = early.get(waiting.length);
        waiting.push(resolve);
        if (ready) resolve(ready);
      }),
    /** May precede the request. */
    resolve: (index: number, response: Response = aResponse()) => {
      const resolve = waiting[index];
      if (resolve) resolve(response);
      else early.set(index, response);
    },
    get count() {
      return waiting.length;
    },
  };
}
