/**
 * The interface between the store and its environment. The server, the browser and the tests each implement it; no
 * module below `client/` and `server/` reads a global.
 */
export type Log = {
  readonly info: (message: string, detail?: unknown) => void;
  readonly error: (message: string, detail?: unknown) => void;
};

/** Storage that never throws: missing, full or unreadable storage behaves as an empty one. */
export type BrowserStorage = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
};

/** The metadata of a document. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Path and query. */
  readonly canonical: string;
  readonly robots: string;
};

/** Plain data as JSON would give it; the caller may store it. */
export type EmbeddedResponse = { readonly status: number; readonly body: unknown };

/** As of an `img`; a screen that fits a `media` has that source instead. */
export type PictureSources = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly narrow?: readonly { readonly media: string; readonly srcSet: string }[];
};

export type WhileMounted = { readonly signal: AbortSignal };

export type Platform = {
  /** Scheme and host of the page, as in "https://shop.example". */
  readonly origin: string;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /**
   * Responds to a listing request within this process, as the listing API would; undefined when `url` is for `fetch`.
   * Only on a server that has the listing API embedded.
   */
  readonly fetchEmbedded?: (url: string, brand: string) => Promise<EmbeddedResponse> | undefined;
  /** Headers every listing request carries besides the brand: on the server those forwarded from the shopper. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Content of the `csrf-token` meta tag. */
  readonly csrfToken: () => string | undefined;
  /** The search provider's user id in a browser, the customer id on a server; sent as `ui`. */
  readonly userId: () => string | undefined;
  /** Whether the shopper saves data or has a slow connection; then nothing is prefetched. */
  readonly savesData: () => boolean;
  /** Whether failed requests are repeated; not on a server, where they would pile up. */
  readonly retries: boolean;
  readonly log: Log;
  readonly sessionStorage: BrowserStorage;
  readonly localStorage: BrowserStorage;
  readonly publish: (topic: string, payload: unknown) => void;
  /** Sends plain data to this shop's pages in other tabs; never throws. Absent where there are no other tabs. */
  readonly broadcast?: (topic: string, message: unknown) => void;
  /** Listens to the broadcasts of other tabs under `topic`. */
  readonly onBroadcast?: (topic: string, listener: (message: unknown) => void) => void;
  /** Without a kind it is any other error of the page's own scripts. */
  readonly reportError: (error: unknown, area: string, kind?: 'render' | 'hydration') => void;
  /** Moves focus to the element of this id and scrolls it into view. */
  readonly focus: (elementId: string) => void;
  /** Scrolls up to the beginning of the page's root when the element of this id is above the screen. */
  readonly scrollUpTo?: (elementId: string) => void;
  /** Opens an address of this shop in another tab. Absent where there are no other tabs. */
  readonly openTab?: (href: string) => void;
  /** Fetches a picture in the size for this screen, before an element shows it. Absent where nothing is painted. */
  readonly fetchPicture?: (sources: PictureSources) => void;
  /** Resolves once all changes so far are painted. Absent where nothing is painted. */
  readonly nextFrame?: () => Promise<void>;
  /**
   * Updates title, description, canonical path and robots rule in the document's head, where it has these elements.
   * Called without them when the listing goes, with which its structured data goes.
   */
  readonly describePage?: (head: PageHead | undefined) => void;
  /** Options of listeners that end when the page is unmounted. Absent where it stays. */
  readonly whileMounted?: WhileMounted;
  /** Replaces the document by another one. A server sends the browser there itself. */
  readonly leaveFor?: (href: string) => void;
  /** Restores scroll position and focus of the present history entry; does nothing for a new entry. */
  readonly restoreScroll?: () => void;
};
