/** The accessibility rules of axe-core that `element` breaks, without contrast, which needs a real browser. */
import axe from 'axe-core';

export async function axeViolations(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
