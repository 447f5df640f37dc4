/**
 * Puts the shop's markup into the mount points of a rendered page. React renders each as an empty element, and leaves in place what
 * it finds there when it hydrates.
 */
export const fillMountPoints = (
  markup: string,
  contents: Readonly<Record<string, string>> = {},
): string =>
  Object.entries(contents).reduce((filled, [slot, content]) => {
    const opening = `data-plp-slot="${slot}">`;
    return filled.replace(opening, () => opening + content);
  }, markup);
