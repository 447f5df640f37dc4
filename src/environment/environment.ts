/**
 * What does not change while a page lives: its language, its mount prefix, its picture sizes, and what a storefront
 * adds to it.
 */
import type { Language } from '../storefront/language';

/** A feature that a storefront can extend adds its own, optional part by `declare module`. */
export interface Environment {
  readonly language: Language;
  /** The path below which the brand is served, as `/de`; empty at the root. */
  readonly mount: string;
  /** How the addresses of the brand's pictures name a size: a template as `defaultImageSizes`. */
  readonly imageSizes: string;
}

/** Adds what a storefront extends the page by. */
export type ExtendEnvironment = (environment: Environment) => Environment;

/** Of a storefront that adds nothing. */
export const noExtensions: ExtendEnvironment = (environment) => environment;
