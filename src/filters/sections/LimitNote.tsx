import { selectListingUrl } from '../../listing/listing-location';
import type { FilterSection } from '../facets/filter-sections';
import { limitText } from '../facets/limit-text';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../environment/use-environment';

type LimitNoteProps = {
  /** By this id disabled controls point at the note. */
  readonly id: string;
  readonly sections: readonly FilterSection[];
};

/** Says why controls of these sections are disabled. It stands after them, so that none moves when it comes or goes. */
export function LimitNote({ id, sections }: LimitNoteProps) {
  const texts = useTexts();
  const url = useAppSelector(selectListingUrl);
  const isLimited = sections.some((section) => section.kind === 'facet' && section.facet.isLimited);
  if (!url || !isLimited) return null;
  return (
    <p className="plp-filter-limit" id={id}>
      {limitText(url, texts)}
    </p>
  );
}
