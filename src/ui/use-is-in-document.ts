import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether what a component draws is in the document: on a server, and when its markup is taken over, from the first
 * drawing on, else from the second, which follows before anything is painted.
 *
 * React gives up a drawing when something more urgent comes, with all the elements it made. Chromium watches the screen
 * for pictures that choose by its width or density, and stops when they leave the document: one that never came into it
 * is watched for ever, and holds the whole listing it was part of. So such pictures are not drawn before.
 */
export function useIsInDocument(): boolean {
  const isServerMarkup = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isInDocument, setIsInDocument] = useState(isServerMarkup);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- having come into the document is what there is to tell
  useLayoutEffect(() => setIsInDocument(true), []);
  return isInDocument;
}
