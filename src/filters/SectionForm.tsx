import { CategoryForm } from './CategoryForm';
import type { FilterSection } from './filter-sections';
import { OptionList } from './OptionList';

type SectionFormProps = { readonly section: FilterSection };

/** The controls of one section, in the form its kind calls for. */
export function SectionForm({ section }: SectionFormProps) {
  if (section.kind === 'category') {
    return <CategoryForm group={section.group} heading={section.name} />;
  }
  return <OptionList facet={section.facet} />;
}
