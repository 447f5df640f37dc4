/** The listings of an API that stands behind the pages. */

export type ListingService = {
  /**
   * `url` is the path and query after the API's base and may contain anything. Rejects with an error of `statusCode`
   * 503 while the service is unavailable.
   */
  readonly respond: (request: {
    readonly url: string;
    readonly brand: string;
  }) => Promise<{ readonly status: 200 | 404; readonly body: object }>;
  /** For operators: why it should get no requests now; undefined while it works. */
  readonly problem: () => string | undefined;
  /** Resolves with the number of products once there are some; rejects if there never will be. */
  readonly opened: Promise<number>;
};
