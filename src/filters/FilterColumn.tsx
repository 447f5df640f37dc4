import { memo, useId } from 'react';
import { shownFacetField } from '../listing-url/form-fields';
import type { ListingUrl } from '../listing-url/listing-url';
import { ListingForm } from '../listing/ListingForm';
import { selectListingUrl } from '../listing/listing-location';
import { Disclosure } from '../ui/Disclosure';
import { facetCollapsed, facetExpanded } from './drawer/drawer-slice';
import { filterColumnId } from './element-ids';
import { isSameSection, type FilterSection } from './facets/filter-sections';
import { LimitNote } from './sections/LimitNote';
import { SectionForm } from './sections/SectionForm';
import { SelectedNames } from './sections/SelectedNames';
import { useDeferredSections } from './facets/use-filter-sections';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useTexts } from '../environment/use-environment';

const openAtStart = 4;

/** Renders the filters next to the grid. Without scripting they are one form with a submit button. */
export function FilterColumn() {
  const texts = useTexts();
  const headingId = useId();
  const limitNoteId = useId();
  const url = useAppSelector(selectListingUrl);
  const sections = useDeferredSections();
  if (!url || sections.length === 0) return null;
  return (
    <section
      className="plp-filter-column"
      id={filterColumnId}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h2 className="plp-filter-column__heading" id={headingId}>
        {texts.filters.heading}
      </h2>
      <ListingForm
        kind="facets"
        submitLabel={texts.filterForms.apply}
        submitClass="plp-button plp-button--primary plp-button--wide"
      >
        {sections.map((section, index) => (
          <FilterAccordion
            key={section.id}
            section={section}
            isOpenAtStart={isOpenAt(section, index) || hasSelection(section, url)}
            limitNoteId={limitNoteId}
          />
        ))}
        <LimitNote id={limitNoteId} sections={sections} />
      </ListingForm>
    </section>
  );
}

const isOpenAt = (section: FilterSection, index: number): boolean =>
  (section.kind === 'facet' ? section.facet.isOpen : undefined) ?? index < openAtStart;

const hasSelection = (section: FilterSection, url: ListingUrl): boolean =>
  url.facets.some(({ id }) => id === section.id);

type FilterAccordionProps = {
  readonly section: FilterSection;
  readonly isOpenAtStart: boolean;
  readonly limitNoteId: string;
};

/** A click changes one section; the others do not render again. */
const FilterAccordion = memo(function FilterAccordion(props: FilterAccordionProps) {
  const { section, isOpenAtStart, limitNoteId } = props;
  const dispatch = useAppDispatch();
  const texts = useTexts();
  return (
    <>
      {section.kind === 'facet' && (
        <input type="hidden" name={shownFacetField} value={section.facet.seoId} />
      )}
      <Disclosure
        block="plp-accordion"
        summaryId={`plp-accordion-${section.id}`}
        isOpenAtStart={isOpenAtStart}
        // Not those of categories, whose links crawlers follow.
        loading={section.kind === 'facet' ? texts.listing.loading : undefined}
        summary={() => (
          <>
            <h3 className="plp-accordion__heading" dir="auto">
              {section.name}
            </h3>{' '}
            {section.kind === 'facet' && (
              <SelectedNames facetId={section.id} className="plp-accordion__choice" />
            )}
          </>
        )}
        onToggle={(isOpen) => dispatch((isOpen ? facetExpanded : facetCollapsed)(section.id))}
      >
        <SectionForm section={section} limitNoteId={limitNoteId} />
      </Disclosure>
    </>
  );
}, arePropsEqual);

function arePropsEqual(one: FilterAccordionProps, other: FilterAccordionProps): boolean {
  return isSameSection(one.section, other.section);
}
