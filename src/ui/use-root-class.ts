import { useEffect } from 'react';

/**
 * Gives the document's root element a class while `isOn` is true. With `:has()` instead, browsers would search the
 * whole document whenever they compute the root's style.
 */
export function useRootClass(name: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
