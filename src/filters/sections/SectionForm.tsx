import { weakMapMemoize } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { useEnvironment } from '../../environment/use-environment';
import { CategoryForm } from './CategoryForm';
import { formOf, type FacetForm, type FacetFormProps } from '../facets/facet-forms';
import { ErrorBoundary } from '../../listing/ErrorBoundary';
import type { FilterSection } from '../facets/filter-sections';
import type { OfferedFacet } from '../facets/offered-facets';
import { OptionList } from '../options/OptionList';
import { RangeFacet } from '../range/RangeFacet';

const optionList: FacetForm = { facetIds: () => true, Form: OptionList };
/** Prices have a slider unless the response says another form. */
const hasSlider = ({ id, form }: OfferedFacet): boolean =>
  (form ?? (id === 'price' ? 'slider' : 'list')) === 'slider';
const ownForms: readonly FacetForm[] = [{ facetIds: hasSlider, Form: RangeFacet }];

type SectionFormProps = {
  readonly section: FilterSection;
  /** Id of the note that says why no further option can be selected. */
  readonly limitNoteId: string;
  /** How many options or categories show at once, the first of them; without it as many as the column shows. */
  readonly shownAtFirst?: number | undefined;
};

/** Fails alone (docs/product.md, 14.2). */
export function SectionForm({ section, limitNoteId, shownAtFirst }: SectionFormProps) {
  if (section.kind === 'category')
    return (
      <ErrorBoundary area="facet">
        <CategoryForm group={section.group} heading={section.name} shownAtFirst={shownAtFirst} />
      </ErrorBoundary>
    );
  const facet = shownAtFirst ? showFirst(section.facet, shownAtFirst) : section.facet;
  return (
    <>
      {facet.help && (
        <p className="plp-facet-help" dir="auto">
          {facet.help}
        </p>
      )}
      <FacetSection facet={facet} limitNoteId={facet.isLimited ? limitNoteId : undefined} />
    </>
  );
}

/**
 * Those that show in the column stay, since an option that was selected goes on showing. The same object for the same
 * arguments, so that the list renders when it changes.
 */
const showFirst = weakMapMemoize((facet: OfferedFacet, number: number): OfferedFacet => ({
  ...facet,
  values: facet.values.map((value, at) => ({ ...value, isFirst: value.isFirst || at < number })),
  hasMore: facet.values.length > number,
}));

/**
 * The page's own form is the fallback of a form of the storefront, by Suspense on the server, which has no error
 * boundaries.
 */
function FacetSection(props: FacetFormProps) {
  const { facetForms = [] } = useEnvironment();
  const added = formOf(facetForms, props.facet);
  const { Form: OwnForm } = formOf(ownForms, props.facet) ?? optionList;
  const own = <OwnForm {...props} />;
  if (!added) return <ErrorBoundary area="facet">{own}</ErrorBoundary>;
  return (
    <ErrorBoundary area="facet" fallback={own}>
      <Suspense fallback={own}>
        <added.Form {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
