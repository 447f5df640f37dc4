/** A facet keeps its name in every text, since its plural and its gender are unknown. */
import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { quoted } from './quoted';

type FilterTexts = Pick<
  Texts,
  'filters' | 'filterForms' | 'filterChanges' | 'drawer' | 'limits' | 'options'
>;

export const filterTexts = (formats: Formats): FilterTexts => ({
  filters: {
    heading: 'Filtrer',
    button: (count) => (count > 0 ? `Filtrer (${formats.number(count)})` : 'Filtrer'),
    selected: 'Filtres sélectionnés',
    clearAll: 'Tout effacer',
    remove: (option, facet) => (facet ? `Retirer ${option} (${facet})` : `Retirer ${option}`),
  },
  filterForms: filterFormTexts(formats),
  filterChanges: filterChangeTexts(formats),
  drawer: {
    close: 'Fermer la liste des filtres',
    previousFilters: 'Filtres précédents',
    back: 'Retour aux filtres',
    closeFacet: (facet) => `Fermer la liste ${quoted(facet)}`,
    viewProducts: 'Voir les produits',
  },
  limits: {
    options: (count) =>
      `Vous avez choisi ${formats.number(count)} filtres, le maximum possible. Retirez-en un pour en choisir un autre.`,
    facets: (count) =>
      `Vous avez choisi ${formats.number(count)} sortes de filtres, le maximum possible. Retirez tous ceux d’une sorte pour en choisir une autre.`,
    characters:
      'L’adresse de cette page n’a plus de place pour d’autres filtres. Retirez-en pour en choisir d’autres.',
  },
  options: {
    customerRating: (rating) => `Note des clients\u00a0: ${rating}`,
    upTo: (value) => `Jusqu’à ${value}`,
    andAbove: (value) => `À partir de ${value}`,
    between: (from, to) => `De ${from} à ${to}`,
  },
});

const filterFormTexts = ({ number, list }: Formats): Texts['filterForms'] => ({
  department: 'Rayon',
  shopByProduct: 'Acheter par produit',
  sectionWithId: (name, idWords) => `${name} (${idWords})`,
  apply: 'Appliquer',
  selectedNames: list,
  showMore: (count, facet) => `Afficher ${number(count)} de plus\u00a0: ${facet}`,
  showFewer: (facet) => `Afficher moins\u00a0: ${facet}`,
  search: (facet) => `Rechercher dans ${quoted(facet)}`,
  noMatch: (facet, words) => `Aucun résultat pour ${quoted(words)} dans ${quoted(facet)}`,
  someMatch: (count, facet, words) =>
    `${number(count)} ${count > 1 ? 'résultats' : 'résultat'} pour ${quoted(words)} dans ${quoted(facet)}`,
  minimum: (currency) => `Prix minimum (${currency})`,
  maximum: (currency) => `Prix maximum (${currency})`,
  amountLike: (amount) => `Saisissez un montant comme ${amount}`,
  lowestPrice: 'Prix le plus bas',
  highestPrice: 'Prix le plus élevé',
  noLimit: 'Sans limite',
});

function filterChangeTexts({ number, plural }: Formats): Texts['filterChanges'] {
  const added = (count: number) =>
    plural(count, {
      one: `${number(count)} filtre ajouté`,
      other: `${number(count)} filtres ajoutés`,
    });
  const removed = (count: number) =>
    plural(count, {
      one: `${number(count)} filtre retiré`,
      other: `${number(count)} filtres retirés`,
    });
  return {
    cleared: 'Filtres effacés',
    undo: 'Annuler',
    added: (option, facet) => `Filtre ajouté\u00a0: ${option}, ${facet}`,
    removed: (option, facet) => `Filtre retiré\u00a0: ${option}, ${facet}`,
    severalAdded: added,
    severalRemoved: removed,
    addedAndRemoved: (numAdded, numRemoved) => `${added(numAdded)} et ${removed(numRemoved)}`,
    sorted: (order) => `Tri\u00a0: ${order}`,
    pageSize: (size) => `${number(size)} produits par page`,
    page: (page) => `Page ${number(page)}`,
    together: (announcements) => announcements.join('. '),
  };
}
