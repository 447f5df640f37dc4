/** What axe-core has to say against the accessibility of `element`; contrast needs a real browser and is left out. */
import axe from 'axe-core';

export async function axeViolations(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, help }) => `${id}: ${help}`);
}
