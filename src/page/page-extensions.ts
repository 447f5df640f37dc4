import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { EventFields } from '../events/event-fields';
import type { Language } from '../storefront/language';

/** The extensions of a storefront as the page takes them: an error in one stays in it, and is reported. */
export type PageExtensions = {
  /** Adds labels of sort orders and texts of chips. */
  readonly extendLanguage: (language: Language) => Language;
  readonly eventFields: EventFields | undefined;
  /** Gives components what they take. */
  readonly Providers: ComponentType<{ readonly children: ReactNode }>;
};

/** Of a storefront that adds nothing. */
export const noExtensions: PageExtensions = {
  extendLanguage: (language) => language,
  eventFields: undefined,
  Providers: Fragment,
};
