'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

const load = (script) => import(/* webpackIgnore: true */ /* turbopackIgnore: true */ script);

/** `script` is the address of the built file that assets.json names. */
export function ProductListing({ script }) {
  const root = useRef(null);
  // Next.js sees what the page pushes by itself.
  const pathname = usePathname();
  const search = useSearchParams();

  useEffect(() => {
    const element = root.current;
    window.__PLP__ ??= { brand: 'marlow' };
    void load(script).then(({ mount }) => mount(element));
  }, [script, pathname, search]);

  useEffect(() => () => void load(script).then(({ unmount }) => unmount()), [script]);

  return <div ref={root} />;
}
