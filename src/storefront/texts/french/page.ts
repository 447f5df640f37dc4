import type { Formats } from '../../formats';
import type { Texts } from '../texts';
import { quoted } from './quoted';

type PageTexts = Pick<Texts, 'listing' | 'seo' | 'failure' | 'document'>;

export const pageTexts = (formats: Formats, counts: Texts['counts']): PageTexts => ({
  listing: {
    allProducts: 'Tous les produits',
    search: 'Recherche',
    resultsFor: (term) => `Résultats pour ${quoted(term)}`,
    breadcrumb: 'Fil d’Ariane',
    youAreIn: 'Vous êtes ici\u00a0:',
    grid: 'Produits',
    loading: 'Chargement',
  },
  seo: seoTexts(formats, counts),
  failure: failureTexts(formats),
  document: documentTexts,
});

const seoTexts = ({ number }: Formats, { products }: Texts['counts']): Texts['seo'] => ({
  filteredName: (name, filter) => `${name}\u00a0: ${filter}`,
  title: (name, brand, page) =>
    page > 1 ? `${name} – page ${number(page)} | ${brand}` : `${name} | ${brand}`,
  description: (name, brand, count) =>
    `${name} chez ${brand}\u00a0: ${products(count)} à filtrer, trier et comparer.`,
  heading: (name, brand) => `${name} chez ${brand}`,
  intro: (count, hasCategories) =>
    hasCategories
      ? `${products(count)} au choix. Commencez par l’une des gammes ci-dessous, ou affinez selon ce qui compte pour vous.`
      : `${products(count)} au choix. Affinez selon ce qui compte pour vous.`,
});

const failureTexts = ({ number }: Formats): Texts['failure'] => ({
  tryAgain: 'Réessayer',
  loadAgain: 'Recharger la page',
  retrying: 'La boutique tarde à répondre, nous réessayons donc.',
  retryingIn: (seconds) =>
    seconds > 0
      ? `La boutique tarde à répondre, nous réessayons donc dans ${number(seconds)}\u00a0s.`
      : 'La boutique tarde à répondre, nous réessayons donc maintenant.',
  offline:
    'Vous êtes hors ligne. Vous voyez la liste précédente\u00a0; la nouvelle se chargera dès que vous serez de nouveau en ligne.',
  listKept: 'Nous n’avons pas pu charger ces produits. Vous voyez la liste précédente.',
  page: 'Un problème est survenu sur cette page. Nous en avons été informés, et recharger la page aide souvent.',
  filters: 'Les filtres n’ont pas pu être chargés.',
  closeAlert: (variant) => closeAlert[variant],
});

const closeAlert = {
  information: 'Fermer l’information',
  warning: 'Fermer l’avertissement',
  error: 'Fermer le message d’erreur',
  success: 'Fermer la confirmation',
} as const;

const documentTexts: Texts['document'] = {
  skipToContent: 'Aller au contenu',
  skipToProducts: 'Aller aux produits',
  skipToFilters: 'Aller aux filtres',
  backToTop: 'Retour en haut',
  unstarted: 'Certaines parties de cette page n’ont pas été chargées.',
  busy: {
    heading: 'La boutique est très fréquentée',
    text: 'Veuillez recharger la page dans un instant.',
  },
  failed: {
    heading: 'Un problème est survenu',
    text: (link) =>
      `C’est de notre faute. Veuillez réessayer, ou ${link('aller à la page d’accueil')}.`,
  },
  notFound: 'Page introuvable',
  unreadable: 'La requête ne peut pas être lue.',
};
