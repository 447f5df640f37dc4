import { CategoryForm } from './CategoryForm';
import type { FilterSection } from './filter-sections';
import { OptionList } from './options/OptionList';
import { PriceFacet } from './price/PriceFacet';

type SectionFormProps = {
  readonly section: FilterSection;
  /** Id of the note that says why no further option can be selected. */
  readonly limitNoteId: string;
};

export function SectionForm({ section, limitNoteId }: SectionFormProps) {
  if (section.kind === 'category')
    return <CategoryForm group={section.group} heading={section.name} />;
  const { facet } = section;
  const Form = facet.id === 'price' ? PriceFacet : OptionList;
  return <Form facet={facet} limitNoteId={facet.isLimited ? limitNoteId : undefined} />;
}
