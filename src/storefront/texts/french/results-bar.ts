import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { shownTotal } from './counts';
import { quoted } from './quoted';

type ResultsBarTexts = Pick<
  Texts,
  'results' | 'sort' | 'pagination' | 'pictureSize' | 'searchNote' | 'loadMore'
>;

export const resultsBarTexts = (formats: Formats): ResultsBarTexts => ({
  results: resultsTexts(formats),
  sort: {
    label: 'Trier par',
    submit: 'Trier',
    mostRelevant: 'Pertinence',
    orders: {
      relevance: 'Recommandés',
      newin: 'Nouveautés',
      price: 'Prix croissant',
      pricedesc: 'Prix décroissant',
      highestrated: 'Mieux notés',
      brand: 'Marque A–Z',
    },
  },
  pagination: paginationTexts(formats),
  pictureSize: { large: 'Grandes images', small: 'Petites images' },
  searchNote: {
    showing: (term) => `Résultats affichés pour ${quoted(term)}.`,
    leftOut: (words) => `Mots ignorés\u00a0: ${words}.`,
    searchInstead: (term) => `Rechercher plutôt ${quoted(term)}`,
  },
  loadMore: {
    more: 'Charger plus de produits',
    added: (count) =>
      formats.plural(count, {
        one: `${formats.number(count)} produit de plus.`,
        other: `${formats.number(count)} produits de plus.`,
      }),
    shown: (count, total) =>
      formats.plural(count, {
        one: `${formats.number(count)} affiché sur ${shownTotal(formats, total)}`,
        other: `${formats.number(count)} affichés sur ${shownTotal(formats, total)}`,
      }),
  },
});

function resultsTexts(formats: Formats): Texts['results'] {
  const { number } = formats;
  return {
    written: ({ start, end, total }) =>
      `Résultats\u00a0: ${number(start)}–${number(end)} (sur ${shownTotal(formats, total)})`,
    spoken: ({ page, start, end, total }) =>
      `Page ${number(page)}. Résultats\u00a0: ${number(start)} à ${number(end)} sur ${shownTotal(formats, total)}`,
    pageSize: 'Nombre de résultats par page',
    perPage: 'Par page',
    wholeListing: 'Tout',
    showPageSize: 'Afficher',
  };
}

const paginationTexts = ({ number }: Formats): Texts['pagination'] => ({
  label: 'Pagination',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page) => `Page ${number(page)}`,
  position: (page, pages) => `Page ${number(page)} sur ${number(pages)}`,
  selectedPage: (page) => `Page ${number(page)} sélectionnée`,
});
