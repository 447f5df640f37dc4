import { createContext, useCallback, useContext } from 'react';
import type { Language } from '../storefront/language';
import { withMount } from '../storefront/mount-prefix';
import type { Environment } from './environment';

/** The environment of the page, which never changes after it is mounted. */
export const EnvironmentContext = createContext<Environment | undefined>(undefined);

/** Throws outside of an `EnvironmentContext`. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('no EnvironmentContext');
  return environment;
}

export const useLanguage = (): Language => useEnvironment().language;

export const useTexts = (): Language['texts'] => useLanguage().texts;

/**
 * Returns the function that writes the address of each link and form: a path of the shop gets the page's mount prefix.
 */
export function useHref(): (address: string) => string {
  const { mount } = useEnvironment();
  return useCallback((address) => withMount(mount, address), [mount]);
}
