import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { shownTotal } from './counts';

type ResultsBarTexts = Pick<
  Texts,
  'results' | 'sort' | 'pagination' | 'pictureSize' | 'searchNote' | 'loadMore'
>;

export const resultsBarTexts = (formats: Formats, counts: Texts['counts']): ResultsBarTexts => ({
  results: resultsTexts(formats),
  sort: {
    label: 'Sortierung',
    submit: 'Sortieren',
    mostRelevant: 'Relevanz',
    orders: {
      relevance: 'Empfohlen',
      newin: 'Neuheiten',
      price: 'Preis aufsteigend',
      pricedesc: 'Preis absteigend',
      highestrated: 'Beste Bewertung',
      brand: 'Marke A–Z',
    },
  },
  pagination: paginationTexts(formats),
  pictureSize: { large: 'Große Bilder', small: 'Kleine Bilder' },
  searchNote: {
    showing: (term) => `Ergebnisse für „${term}“ werden angezeigt.`,
    leftOut: (words) => `Weggelassen: ${words}.`,
    searchInstead: (term) => `Stattdessen nach „${term}“ suchen`,
  },
  loadMore: {
    more: 'Mehr Produkte laden',
    added: (count) =>
      formats.plural(count, {
        one: `${formats.number(count)} weiteres ${counts.productNoun(count)}.`,
        other: `${formats.number(count)} weitere ${counts.productNoun(count)}.`,
      }),
    shown: (count, total) => `${formats.number(count)} von ${shownTotal(formats, total)} angezeigt`,
  },
});

function resultsTexts(formats: Formats): Texts['results'] {
  const { number } = formats;
  return {
    written: ({ start, end, total }) =>
      `Ergebnisse: ${number(start)}–${number(end)} (von ${shownTotal(formats, total)})`,
    spoken: ({ page, start, end, total }) =>
      `Seite ${number(page)}. Ergebnisse: ${number(start)} bis ${number(end)} von ${shownTotal(formats, total)}`,
    pageSize: 'Anzahl der Ergebnisse pro Seite',
    perPage: 'Pro Seite',
    wholeListing: 'Alle',
    showPageSize: 'Anzeigen',
  };
}

const paginationTexts = ({ number }: Formats): Texts['pagination'] => ({
  label: 'Seiten',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: (page) => `Seite ${number(page)}`,
  position: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
  selectedPage: (page) => `Seite ${number(page)} ausgewählt`,
});
