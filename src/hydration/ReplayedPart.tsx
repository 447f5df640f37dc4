import { useEffect, type ReactNode } from 'react';
import type { ReplayEntries } from './early-entries';

type ReplayedPartProps = {
  /** A CSS selector of the part's element. */
  readonly part: string;
  readonly replay: ReplayEntries;
  readonly children: ReactNode;
};

/** Replays what was entered into a part of the page once it is hydrated, before it renders again. */
export function ReplayedPart({ part, replay, children }: ReplayedPartProps) {
  useEffect(() => replay(document.querySelector(part), true), [part, replay]);
  return children;
}
