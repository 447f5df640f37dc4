/** The interface that the journeys need of each browser. */
import type { RequiredProgram } from '../support/required-program';

type Key = 'Enter' | 'Escape' | 'Tab' | ' ';

/** A window without cookies or stored data. */
export type BrowserWindow = {
  /** Resolves when the document has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Resolves before the page is shown. */
  readonly goBack: () => Promise<void>;
  /** Calls a function inside the page; it can use only its arguments. Arguments and result are plain data. */
  readonly evaluate: <Arguments extends readonly unknown[], Result>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>;
  /** Clicks with the mouse at this point of the window in CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly typeText: (text: string) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
};

export type WindowSize = { readonly width: number; readonly height: number };

/** A running browser with one window at a time. */
export type Browser = {
  /** Two of the browsers open one for each test; the third clears its only one. */
  readonly openWindow: (size: WindowSize) => Promise<BrowserWindow>;
};

export type Engine = {
  readonly name: string;
  readonly programs: readonly RequiredProgram[];
  /** Whether it restores pages from its back/forward cache in these tests. */
  readonly restoresPages: boolean;
  readonly start: (options: {
    readonly isScripted: boolean;
    readonly shopAddress: string;
  }) => Promise<Browser>;
};
