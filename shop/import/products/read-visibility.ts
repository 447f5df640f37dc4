/** Reads whether a shop shows the product of a row at all, as exports write it. */
import type { FlatFields } from '../formats/row';
import { isNo, isYes } from './yes-and-no';

/** Columns that say "no" of a product which shoppers do not see. */
const shownColumns =
  'visible is_visible active is_active enabled is_enabled published is_published online is_online'.split(
    ' ',
  );
/** Columns that say "yes" of one. */
const hiddenColumns =
  'hidden is_hidden inactive is_inactive disabled is_disabled internal is_internal archived is_archived deleted is_deleted'.split(
    ' ',
  );
/** Columns of words. Others of theirs, such as "new" and "used", are filters. */
const statusColumns = 'status product_status state visibility'.split(' ');

const hiddenWords = new Set([
  'not visible',
  'not visible individually',
  'not published',
  ...(
    'hidden inactive internal draft archived disabled deleted private unpublished offline invisible ' +
    'inaktiv versteckt entwurf brouillon inactif masqué borrador inactivo oculto bozza inattivo nascosto ' +
    'rascunho inativo concept inactief verborgen szkic nieaktywny ukryty utkast dold kladde skjult ' +
    'luonnos piilotettu скрыт неактивен черновик koncept skrytý neaktivní'
  ).split(' '),
]);

/** Whether the first value of one of these columns, in lower case, `says` so. */
const isSaid = (
  fields: FlatFields,
  columns: readonly string[],
  says: (word: string) => boolean,
): boolean =>
  columns.some((key) => {
    const [value] = fields.get(key)?.values ?? [];
    return value !== undefined && says(value.trim().toLowerCase());
  });

const isHiddenWord = (word: string): boolean => hiddenWords.has(word);

/** Whether a row says that its product is hidden, inactive, internal or a draft. */
export const isHidden = (fields: FlatFields): boolean =>
  isSaid(fields, shownColumns, (word) => isNo(word) || isHiddenWord(word)) ||
  isSaid(fields, hiddenColumns, isYes) ||
  isSaid(fields, statusColumns, isHiddenWord);

/** Columns that only say whether a product is shown are no filters. */
export const visibilityColumns: readonly string[] = [...shownColumns, ...hiddenColumns];
