/** A facet keeps its name in every text, since its plural and its case are unknown. */
import type { Formats } from '../../formats';
import type { Texts } from '../texts';

type FilterTexts = Pick<
  Texts,
  'filters' | 'filterForms' | 'filterChanges' | 'drawer' | 'limits' | 'options'
>;

export const filterTexts = (formats: Formats): FilterTexts => ({
  filters: {
    heading: 'Filter',
    button: (count) => (count > 0 ? `Filter (${formats.number(count)})` : 'Filter'),
    selected: 'Ausgewählte Filter',
    clearAll: 'Alle entfernen',
    remove: (option, facet) => (facet ? `${option} (${facet}) entfernen` : `${option} entfernen`),
  },
  filterForms: filterFormTexts(formats),
  filterChanges: filterChangeTexts(formats),
  drawer: {
    close: 'Filterliste schließen',
    previousFilters: 'Vorherige Filter',
    back: 'Zurück zu den Filtern',
    closeFacet: (facet) => `Liste „${facet}“ schließen`,
    viewProducts: 'Produkte anzeigen',
  },
  limits: {
    options: (count) =>
      `Sie haben ${formats.number(count)} Filter ausgewählt, mehr sind nicht möglich. Entfernen Sie einen, um einen anderen auszuwählen.`,
    facets: (count) =>
      `Sie haben ${formats.number(count)} Arten von Filtern ausgewählt, mehr sind nicht möglich. Entfernen Sie alle einer Art, um eine andere auszuwählen.`,
    characters:
      'In der Adresse dieser Seite ist kein Platz für weitere Filter. Entfernen Sie einige, um andere auszuwählen.',
  },
  options: {
    customerRating: (rating) => `Kundenbewertung ${rating}`,
    upTo: (value) => `Bis ${value}`,
    andAbove: (value) => `Ab ${value}`,
    between: (from, to) => `${from} bis ${to}`,
  },
});

const filterFormTexts = ({ number, list }: Formats): Texts['filterForms'] => ({
  department: 'Abteilung',
  shopByProduct: 'Nach Produkt einkaufen',
  sectionWithId: (name, idWords) => `${name} (${idWords})`,
  apply: 'Anwenden',
  selectedNames: list,
  showMore: (count, facet) => `${number(count)} weitere: ${facet}`,
  showFewer: (facet) => `Weniger anzeigen: ${facet}`,
  search: (facet) => `In „${facet}“ suchen`,
  noMatch: (facet, words) => `Kein Treffer für „${words}“ in „${facet}“`,
  someMatch: (count, facet, words) => `${number(count)} Treffer für „${words}“ in „${facet}“`,
  minimum: (currency) => `Mindestens (${currency})`,
  maximum: (currency) => `Höchstens (${currency})`,
  amountLike: (amount) => `Bitte einen Betrag wie ${amount} eingeben`,
  lowestPrice: 'Niedrigster Preis',
  highestPrice: 'Höchster Preis',
  noLimit: 'Keine Grenze',
});

const filterChangeTexts = ({ number }: Formats): Texts['filterChanges'] => ({
  cleared: 'Filter entfernt',
  undo: 'Rückgängig',
  added: (option, facet) => `Filter hinzugefügt: ${option}, ${facet}`,
  removed: (option, facet) => `Filter entfernt: ${option}, ${facet}`,
  severalAdded: (count) => `${number(count)} Filter hinzugefügt`,
  severalRemoved: (count) => `${number(count)} Filter entfernt`,
  addedAndRemoved: (added, removed) =>
    `${number(added)} Filter hinzugefügt und ${number(removed)} Filter entfernt`,
  sorted: (order) => `Sortiert nach: ${order}`,
  pageSize: (size) => `${number(size)} Produkte pro Seite`,
  page: (page) => `Seite ${number(page)}`,
  together: (announcements) => announcements.join('. '),
});
