import type { PageType } from './page-globals';

/** An experiment and the listing's cohort in it: the variant's name, or `control`. */
export type Experiment = { readonly name: string; readonly cohort: string };

export const isReRanked = (pageType: PageType): boolean => pageType !== 'search';

/**
 * The cohort of each feature that the listing API names (docs/product.md, 15.5), sorted by name: `control` where the
 * feature is off, else its variant's name, or `variant` when it has none.
 */
export function readExperiments(
  features: Readonly<Record<string, boolean>>,
  featureVariants: Readonly<Record<string, string>>,
): readonly Experiment[] {
  const variants = new Map(Object.entries(featureVariants));
  return Object.entries(features)
    .map(([name, isOn]) => ({ name, cohort: isOn ? (variants.get(name) ?? 'variant') : 'control' }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
