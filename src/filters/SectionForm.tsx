import { Suspense, useContext, type ReactNode } from 'react';
import { CategoryForm } from './CategoryForm';
import { FacetFormsContext, formOf, type FacetForm, type FacetFormProps } from './facet-forms';
import type { FilterSection } from './filter-sections';
import { OptionList } from './options/OptionList';
import { PriceFacet } from './price/PriceFacet';

/** Wraps content, so that an error in it leaves the rest intact; the fallback replaces it after an error. */
export type WithBoundary = (content: ReactNode, fallback?: ReactNode) => ReactNode;

const optionList: FacetForm = { facetIds: () => true, Form: OptionList };
const ownForms: readonly FacetForm[] = [{ facetIds: ['price'], Form: PriceFacet }];

type SectionFormProps = {
  readonly section: FilterSection;
  /** Id of the note that says why no further option can be selected. */
  readonly limitNoteId: string;
  readonly withBoundary: WithBoundary;
};

export function SectionForm({ section, limitNoteId, withBoundary }: SectionFormProps) {
  if (section.kind === 'category')
    return withBoundary(<CategoryForm group={section.group} heading={section.name} />);
  const { facet } = section;
  return (
    <FacetSection
      facet={facet}
      limitNoteId={facet.isLimited ? limitNoteId : undefined}
      withBoundary={withBoundary}
    />
  );
}

/** The page's own form is the fallback of a form of the storefront, by Suspense on the server, which has no error boundaries. */
function FacetSection({
  withBoundary,
  ...props
}: FacetFormProps & Pick<SectionFormProps, 'withBoundary'>) {
  const added = formOf(useContext(FacetFormsContext), props.facet);
  const { Form: OwnForm } = formOf(ownForms, props.facet) ?? optionList;
  const own = <OwnForm {...props} />;
  if (!added) return withBoundary(own);
  return withBoundary(
    <Suspense fallback={own}>
      <added.Form {...props} />
    </Suspense>,
    own,
  );
}
