/** What the journeys need of a browser, whichever engine drives it. */
import type { RequiredProgram } from '../support/required-program';

type Key = 'Enter' | 'Escape' | ' ';

/** A window of a shopper of its own: no cookies, nothing stored. */
export type BrowserWindow = {
  /** As by the address bar; resolves when the document has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The Back of the browser; resolves before the page is there. */
  readonly goBack: () => Promise<void>;
  /** Calls a function inside the page; it can use nothing but its arguments, which are plain data, as is its result. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>;
  /** Clicks with the mouse at this point of the window, in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  readonly typeText: (text: string) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
};

export type WindowSize = { readonly width: number; readonly height: number };

/** A browser that runs; it and its windows are closed after the test. One window is open at a time. */
export type Browser = {
  readonly openWindow: (size: WindowSize) => Promise<BrowserWindow>;
};

export type Engine = {
  readonly name: string;
  readonly programs: readonly RequiredProgram[];
  /** Whether it restores pages from its back/forward cache when it is driven like this. */
  readonly restoresPages: boolean;
  readonly start: (options: { readonly isScripted: boolean }) => Promise<Browser>;
};
