import type { Formats } from '../../formats';
import type { Texts } from '../texts';

type PageTexts = Pick<Texts, 'listing' | 'seo' | 'failure' | 'document'>;

export const pageTexts = (formats: Formats, counts: Texts['counts']): PageTexts => ({
  listing: {
    allProducts: 'Alle Produkte',
    search: 'Suche',
    resultsFor: (term) => `Ergebnisse für „${term}“`,
    breadcrumb: 'Navigationspfad',
    youAreIn: 'Sie sind hier:',
    grid: 'Produkte',
    loading: 'Wird geladen',
  },
  seo: seoTexts(formats, counts),
  failure: failureTexts(formats),
  document: documentTexts,
});

const seoTexts = ({ number }: Formats, { products }: Texts['counts']): Texts['seo'] => ({
  filteredName: (name, filter) => `${name}: ${filter}`,
  title: (name, brand, page) =>
    page > 1 ? `${name} – Seite ${number(page)} | ${brand}` : `${name} | ${brand}`,
  description: (name, brand, count) =>
    `${name} bei ${brand}: ${products(count)} zum Filtern, Sortieren und Vergleichen.`,
  heading: (name, brand) => `${name} bei ${brand}`,
  intro: (count, hasCategories) =>
    hasCategories
      ? `${products(count)} zur Auswahl. Beginnen Sie mit einem der Bereiche unten, oder grenzen Sie die Auswahl nach Ihren Wünschen ein.`
      : `${products(count)} zur Auswahl. Grenzen Sie sie nach Ihren Wünschen ein.`,
});

const failureTexts = ({ number }: Formats): Texts['failure'] => ({
  tryAgain: 'Erneut versuchen',
  loadAgain: 'Seite neu laden',
  retrying: 'Der Shop antwortet langsam, deshalb versuchen wir es erneut.',
  retryingIn: (seconds) =>
    seconds > 0
      ? `Der Shop antwortet langsam, deshalb versuchen wir es in ${number(seconds)} s erneut.`
      : 'Der Shop antwortet langsam, deshalb versuchen wir es jetzt erneut.',
  offline:
    'Sie sind offline. Sie sehen die bisherige Liste; die neue wird geladen, sobald Sie wieder online sind.',
  listKept: 'Wir konnten diese Produkte nicht laden. Sie sehen die bisherige Liste.',
  page: 'Auf dieser Seite ist etwas schiefgegangen. Wir haben davon erfahren, und oft hilft es, die Seite neu zu laden.',
  filters: 'Die Filter konnten nicht geladen werden.',
  closeAlert: (variant) => closeAlert[variant],
});

const closeAlert = {
  information: 'Hinweis schließen',
  warning: 'Warnung schließen',
  error: 'Fehlermeldung schließen',
  success: 'Erfolgsmeldung schließen',
} as const;

const documentTexts: Texts['document'] = {
  skipToContent: 'Zum Inhalt springen',
  skipToProducts: 'Zu den Produkten springen',
  skipToFilters: 'Zu den Filtern springen',
  backToTop: 'Nach oben',
  unstarted: 'Teile dieser Seite wurden nicht geladen.',
  busy: {
    heading: 'Im Shop ist gerade viel los',
    text: 'Bitte laden Sie die Seite gleich noch einmal.',
  },
  failed: {
    heading: 'Etwas ist schiefgegangen',
    text: (link) =>
      `Es liegt an uns. Bitte versuchen Sie es erneut, oder ${link('gehen Sie zur Startseite')}.`,
  },
  notFound: 'Seite nicht gefunden',
  unreadable: 'Die Anfrage kann nicht gelesen werden.',
};
