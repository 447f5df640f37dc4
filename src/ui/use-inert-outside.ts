import { useLayoutEffect, type RefObject } from 'react';
import { standsApart } from './apart';

const attributes = ['inert', 'aria-hidden'] as const;
const unseen = new Set(['script', 'style']);

/** The siblings of the element and of its ancestors, up to the body. */
function elementsOutside(inside: Element): readonly Element[] {
  const outside: Element[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    const branch = node;
    outside.push(...[...node.parentElement.children].filter((element) => element !== branch));
  }
  return outside.filter((element) => !unseen.has(element.localName) && !standsApart(element));
}

/** Hides all but the element from assistive technology, pointer and keyboard while the component is mounted. */
export function useInertOutside(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const changed = elementsOutside(ref.current).map((element) => {
      const before = attributes.map((name) => [name, element.getAttribute(name)] as const);
      element.setAttribute('inert', '');
      element.setAttribute('aria-hidden', 'true');
      return { element, before };
    });
    return () => {
      for (const { element, before } of changed) {
        for (const [name, value] of before) {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      }
    };
  }, [ref]);
}
