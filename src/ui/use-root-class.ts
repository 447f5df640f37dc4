import { useEffect } from 'react';

/**
 * Gives the document's root element a class while `isOn` holds. A style that depends on what is in the page could say so by
 * `:has()`, but then browsers look through the whole document whenever the root's style is worked out.
 */
export function useRootClass(name: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
