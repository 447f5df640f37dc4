import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const fallbackTexts = ({ number, plural }: Formats): Texts['fallback'] => ({
  filtered: {
    heading: 'Nichts passt zu all Ihren Filtern',
    text: 'Zusammen lassen sie kein Produkt übrig. Entfernen Sie einen Filter und sehen Sie, was erscheint.',
  },
  empty: {
    browse: {
      heading: 'Dieses Regal ist gerade leer',
      text: 'Jede Woche kommen neue Produkte hinzu. Sehen Sie sich solange in der Nähe um.',
    },
    promo: {
      heading: 'Diese Aktion ist beendet',
      text: 'Alle Produkte der Aktion sind verkauft. Der Rest des Shops steht Ihnen weiter offen.',
    },
    valuedeal: {
      heading: 'Diese Angebote sind vergriffen',
      text: 'Alle Produkte sind verkauft. Der Rest des Shops steht Ihnen weiter offen.',
    },
  },
  noListing: {
    heading: 'Wir konnten diese Seite nicht finden',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  },
  noTerm: {
    heading: 'Was suchen Sie?',
    text: 'Geben Sie ein oder zwei Wörter in das Suchfeld ein, oder sehen Sie sich im ganzen Shop um.',
  },
  nothingFound: (term) => ({
    heading: `Wir haben nichts zu „${term}“ gefunden`,
    text: 'Prüfen Sie die Schreibweise, oder versuchen Sie ein kürzeres, allgemeineres Wort.',
  }),
  pastEnd: (lastPage) => ({
    heading: 'Diese Seite gibt es nicht',
    text: plural(lastPage, {
      one: 'Alle Produkte dieser Liste stehen auf einer Seite.',
      other: `Diese Liste hat ${number(lastPage)} Seiten, und Sie sind hinter der letzten.`,
    }),
  }),
  failed: {
    heading: 'Wir konnten die Produkte nicht laden',
    text: 'Der Shop hat keine Antwort gegeben, die wir zeigen können. Ihre Filter bleiben erhalten: Versuchen Sie es erneut, oder sehen Sie sich woanders um.',
  },
  tryAgain: 'Erneut versuchen',
  firstPage: 'Zur ersten Seite',
  lastPage: (page) => `Zur letzten Seite, ${number(page)}`,
  allOf: (category) => `Alles in ${category}`,
  allCategories: 'Alle Kategorien',
  wholeShop: 'Den ganzen Shop ansehen',
  didYouMean: (term) => `Meinten Sie „${term}“?`,
  searchFor: (term) => `Nach „${term}“ suchen`,
  categories: 'In Kategorien stöbern',
  products: 'Beliebte Produkte',
});
