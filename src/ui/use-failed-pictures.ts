import { useState } from 'react';

type FailedPictures = {
  readonly hasFailed: (url: string) => boolean;
  /** Properties of the picture at this address. */
  readonly watch: (url: string) => {
    readonly ref: (picture: HTMLImageElement | null) => void;
    readonly onError: () => void;
  };
};

/**
 * Which pictures failed to load. The server's markup loads before hydration, so a picture may have failed without an
 * event.
 */
export function useFailedPictures(): FailedPictures {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const fail = (url: string) => setFailed((before) => [...before, url]);
  return {
    hasFailed: (url) => failed.includes(url),
    watch: (url) => ({
      ref: (picture) => {
        if (picture?.complete && picture.naturalWidth === 0) fail(url);
      },
      onError: () => fail(url),
    }),
  };
}
