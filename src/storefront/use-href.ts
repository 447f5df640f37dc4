import { createContext, useCallback, useContext } from 'react';
import { withMount } from './mount-prefix';

/** The mount prefix of the page, which never changes after it is mounted. */
export const MountContext = createContext('');

/** Returns the function that writes the address of each link and form: a path of the shop gets the page's mount prefix. */
export function useHref(): (address: string) => string {
  const mount = useContext(MountContext);
  return useCallback((address) => withMount(mount, address), [mount]);
}
