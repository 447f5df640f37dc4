import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `script` is the address of the built file that assets.json names. */
export function ProductListing({ script }) {
  const root = useRef(null);
  const address = useLocation();
  const navigate = useNavigate();
  const page = useMemo(() => import(/* webpackIgnore: true */ /* @vite-ignore */ script), [script]);

  useEffect(() => {
    const element = root.current;
    // The page has pushed an address: the router takes it, with the state that the page keeps in the entry.
    const onAddress = () =>
      navigate(location.pathname + location.search, {
        replace: true,
        state: history.state?.usr,
        preventScrollReset: true,
      });
    void page.then(({ mount }) => mount(element, onAddress));
  }, [page, address, navigate]);

  useEffect(() => () => void page.then(({ unmount }) => unmount()), [page]);

  return <div ref={root} />;
}
