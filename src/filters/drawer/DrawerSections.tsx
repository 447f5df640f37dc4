import { useId, useRef } from 'react';
import { DrawerHeader } from '../../ui/Drawer';
import { Icon } from '../../ui/Icon';
import { useFocusInside } from '../../ui/use-focus-inside';
import { FilterChips } from '../chips/FilterChips';
import { facetExpanded } from './drawer-slice';
import { filterDrawerId } from '../element-ids';
import type { FilterSection } from '../facets/filter-sections';
import { LimitNote } from '../sections/LimitNote';
import { SectionForm } from '../sections/SectionForm';
import { SelectedNames } from '../sections/SelectedNames';
import { useAppDispatch } from '../../store/hooks';
import { useTexts } from '../../environment/use-environment';

/** A screen of its own has room for more than the column. */
const shownInDrawer = 40;

const rowId = (section: FilterSection) => `plp-drawer-row-${section.id}`;

/** The drawer's list: what is selected, and one row for each section, which opens its inner drawer. */
export function DrawerRows({ sections }: { readonly sections: readonly FilterSection[] }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <div className="plp-drawer__chips">
        <FilterChips dialogId={filterDrawerId} />
      </div>
      <ul className="plp-drawer__body">
        {sections.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className="plp-drawer__row"
              id={rowId(section)}
              onClick={() => dispatch(facetExpanded(section.id))}
            >
              <bdi className="plp-drawer__row-name">{section.name}</bdi>{' '}
              <SelectedNames facetId={section.id} className="plp-drawer__row-choice" />
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type InnerDrawerProps = {
  readonly section: FilterSection;
  readonly titleId: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

export function InnerDrawer({ section, titleId, onBack, onClose }: InnerDrawerProps) {
  const texts = useTexts();
  const page = useRef<HTMLElement>(null);
  const limitNoteId = useId();
  useFocusInside(page, [rowId(section)]);
  return (
    <section
      className="plp-drawer__page plp-drawer__page--inner"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={page}
    >
      <DrawerHeader
        titleId={titleId}
        title={section.name}
        back={{ label: texts.drawer.back, onClick: onBack }}
        close={{ label: texts.drawer.closeFacet(section.name), onClick: onClose }}
      />
      <div className="plp-drawer__body">
        <SectionForm section={section} limitNoteId={limitNoteId} shownAtFirst={shownInDrawer} />
        <LimitNote id={limitNoteId} sections={[section]} />
      </div>
    </section>
  );
}
