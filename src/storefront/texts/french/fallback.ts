import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { quoted } from './quoted';

export const fallbackTexts = ({ number, plural }: Formats): Texts['fallback'] => ({
  filtered: {
    heading: 'Rien ne correspond à tous vos filtres',
    text: 'Ensemble, ils ne laissent aucun produit. Retirez-en un et voyez ce qui revient.',
  },
  empty: {
    browse: {
      heading: 'Ce rayon est vide pour le moment',
      text: 'De nouveaux produits arrivent chaque semaine. En attendant, jetez un œil aux rayons voisins.',
    },
    promo: {
      heading: 'Cette offre est terminée',
      text: 'Tous ses produits sont partis. Le reste de la boutique vous attend toujours ici.',
    },
    valuedeal: {
      heading: 'Ces bonnes affaires sont épuisées',
      text: 'Tous les produits sont partis. Le reste de la boutique vous attend toujours ici.',
    },
  },
  noListing: {
    heading: 'Nous n’avons pas trouvé cette page',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  },
  noTerm: {
    heading: 'Que cherchez-vous\u202f?',
    text: 'Saisissez un mot ou deux dans le champ de recherche, ou parcourez toute la boutique.',
  },
  nothingFound: (term) => ({
    heading: `Nous n’avons rien trouvé pour ${quoted(term)}`,
    text: 'Vérifiez l’orthographe, ou essayez un mot plus court et plus général.',
  }),
  pastEnd: (lastPage) => ({
    heading: 'Cette page n’existe pas',
    text: plural(lastPage, {
      one: 'Tous les produits de cette liste tiennent sur une page.',
      other: `Cette liste compte ${number(lastPage)} pages, et vous êtes au-delà de la dernière.`,
    }),
  }),
  failed: {
    heading: 'Nous n’avons pas pu charger les produits',
    text: 'La boutique n’a donné aucune réponse que nous puissions afficher. Vos filtres sont conservés\u00a0: réessayez, ou regardez ailleurs.',
  },
  tryAgain: 'Réessayer',
  firstPage: 'Aller à la première page',
  lastPage: (page) => `Aller à la dernière page, ${number(page)}`,
  allOf: (category) => `Tout dans ${quoted(category)}`,
  allCategories: 'Toutes les catégories',
  wholeShop: 'Voir toute la boutique',
  didYouMean: (term) => `Vouliez-vous dire ${quoted(term)}\u202f?`,
  searchFor: (term) => `Rechercher ${quoted(term)}`,
  categories: 'Parcourir une catégorie',
  products: 'Produits populaires',
});
