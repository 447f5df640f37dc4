import { useId } from 'react';
import { CategoryForm } from './CategoryForm';
import type { FilterSection } from './filter-sections';
import { LimitNote } from './LimitNote';
import type { OfferedFacet } from './offered-facets';
import { OptionList } from './options/OptionList';
import { PriceFacet } from './price/PriceFacet';

type SectionFormProps = { readonly section: FilterSection };

export const SectionForm = ({ section }: SectionFormProps) =>
  section.kind === 'category' ? (
    <CategoryForm group={section.group} heading={section.name} />
  ) : (
    <FacetForm facet={section.facet} />
  );

function FacetForm({ facet }: { readonly facet: OfferedFacet }) {
  const id = useId();
  const limitNoteId = facet.isLimited ? id : undefined;
  return (
    <>
      {facet.isLimited && <LimitNote id={id} />}
      {facet.id === 'price' ? (
        <PriceFacet facet={facet} limitNoteId={limitNoteId} />
      ) : (
        <OptionList facet={facet} limitNoteId={limitNoteId} />
      )}
    </>
  );
}
