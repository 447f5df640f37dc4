/**
 * The outside world, as the store sees it. The server, the browser and the tests each give their own;
 * no module below `client/` and `server/` reads a global.
 */
export type Log = {
  readonly info: (message: string, detail?: unknown) => void;
  readonly error: (message: string, detail?: unknown) => void;
};

/** Session storage that never throws: missing, full or unreadable storage behaves as an empty one. */
export type SessionStorage = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** What a document says about itself. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Path and query. */
  readonly canonical: string;
  readonly robots: string;
};

/** Plain data as it would be after a way through JSON; whoever gets it may keep it. */
export type EmbeddedResponse = { readonly status: number; readonly body: unknown };

export type Platform = {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /**
   * Answers a listing request from inside this process, as the listing API would; undefined when `url` is for `fetch`.
   * Only on a server that has the listing API embedded.
   */
  readonly fetchEmbedded?: (url: string, brand: string) => Promise<EmbeddedResponse> | undefined;
  /** Headers every listing request carries besides the brand: on the server those forwarded from the shopper. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Content of the `csrf-token` meta tag. */
  readonly csrfToken: () => string | undefined;
  /** The search provider's user id in a browser, the customer id on a server; sent as `ui`. */
  readonly userId: () => string | undefined;
  /** Whether the shopper asked to save data or is on a slow connection; then nothing is prefetched. */
  readonly savesData: () => boolean;
  /** Whether failed requests may be repeated: not on a server, where they would pile up. */
  readonly retries: boolean;
  readonly log: Log;
  readonly sessionStorage: SessionStorage;
  readonly publish: (topic: string, payload: unknown) => void;
  /** Tells plain data to this shop's pages in other tabs; never throws. Absent where there are no other tabs. */
  readonly broadcast?: (topic: string, message: unknown) => void;
  /** Hears what other tabs broadcast under `topic`, never what this one does; gives what ends it. */
  readonly onBroadcast?: (topic: string, listener: (message: unknown) => void) => () => void;
  readonly reportError: (error: unknown, area: string) => void;
  /** Moves focus to the element of this id, scrolling it into view when asked. */
  readonly focus: (elementId: string, options?: { readonly scroll: boolean }) => void;
  /** Resolves once what has changed so far is painted. Absent where nothing is. */
  readonly nextFrame?: () => Promise<void>;
  /** Puts a listing's title, description, canonical path and robots rule into the document's head, where it has them. */
  readonly describePage?: (head: PageHead) => void;
  /** Leads the shopper back to where they were on the present page of the history; nothing when they were never there. */
  readonly comeBack?: () => void;
};
