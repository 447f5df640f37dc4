/** A listing API of a test: answers at once, on demand, or with a fault, and counts what it is asked. */
export type ListingBodyOptions = {
  readonly results?: number;
  readonly productIds?: readonly string[];
};

/** The smallest body that is a listing. */
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

/** Answers that wait until the test says so, in the order of asking. */
export function pendingResponses() {
  const waiting: ((response: Response) => void)[] = [];
  const early = new Map<number, Response>();
  return {
    answer: () =>
      new Promise<Response>((resolve) => {
        const given = early.get(waiting.length);
        waiting.push(resolve);
        if (given) resolve(given);
      }),
    /** Also before it is asked for. */
    give: (index: number, response: Response = aResponse()) => {
      const resolve = waiting[index];
      if (resolve) resolve(response);
      else early.set(index, response);
    },
    get count() {
      return waiting.length;
    },
  };
}
