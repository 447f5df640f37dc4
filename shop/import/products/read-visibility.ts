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

const wordOf = (fields: FlatFields, key: string): string =>
  fields.get(key)?.values[0]?.trim().toLowerCase() ?? '';

/** Whether a row says that its product is hidden, inactive, internal or a draft. */
export const isHidden = (fields: FlatFields): boolean =>
  shownColumns.some((key) => isNo(wordOf(fields, key)) || hiddenWords.has(wordOf(fields, key))) ||
  hiddenColumns.some((key) => isYes(wordOf(fields, key))) ||
  statusColumns.some((key) => hiddenWords.has(wordOf(fields, key)));

/** Columns that only say whether a product is shown are no filters. */
export const visibilityColumns: readonly string[] = [...shownColumns, ...hiddenColumns];
