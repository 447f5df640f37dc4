/** Forms of facets that are no list of options. */
import type { ComponentType } from 'react';
import type { OfferedFacet } from './offered-facets';

declare module '../../environment/environment' {
  interface Environment {
    /** The forms of the storefront, which replace the page's own. */
    readonly facetForms?: readonly FacetForm[];
  }
}

export type FacetFormProps = {
  readonly facet: OfferedFacet;
  /** Id of the sentence that says why no further option can be selected; undefined while one can be. */
  readonly limitNoteId: string | undefined;
};

/** A form is in the filter column and in the drawer, inside of a `<form>`: without scripting, its fields are sent. */
export type FacetForm = {
  /** The facets that it is for: their ids, or a function of the facet. */
  readonly facetIds: readonly string[] | ((facet: OfferedFacet) => boolean);
  readonly Form: ComponentType<FacetFormProps>;
};

const isFor = ({ facetIds }: FacetForm, facet: OfferedFacet): boolean =>
  typeof facetIds === 'function' ? facetIds(facet) : facetIds.includes(facet.id);

/** The first form for a facet. */
export const formOf = (forms: readonly FacetForm[], facet: OfferedFacet): FacetForm | undefined =>
  forms.find((form) => isFor(form, facet));
