import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const productTexts = (formats: Formats): Pick<Texts, 'product' | 'saved'> => ({
  product: {
    missingImage: (title) => `Image manquante\u00a0: ${title}`,
    currentSalePrice: 'Prix soldé actuel\u00a0:',
    regularPrice: 'Prix habituel\u00a0:',
    from: (price) => `À partir de ${price}`,
    save: (amount) => `Vous économisez ${amount}`,
    saveUpTo: (amount) => `Vous économisez jusqu’à ${amount}`,
    reference: {
      prior30: (price) => `Prix le plus bas des 30 jours précédents\u00a0: ${price}`,
      rrp: (price) => `Prix conseillé ${price}`,
      list: (price) => `Prix catalogue ${price}`,
    },
    priorPrice: 'Prix le plus bas des 30 derniers jours avant la réduction\u00a0:',
    struckPrices: 'Les prix barrés sont les prix les plus bas des 30 jours précédant la réduction.',
    unitPrice: (price, quantity) => `${price}/${quantity}`,
    spokenUnitPrice: (price, quantity) => `${price} par ${quantity}`,
    pieces: (count) => formats.plural(count, { one: 'pièce', other: 'pièces' }),
    offer: (price, condition, unitPrice) =>
      `${price}${unitPrice === undefined ? '' : ` (${unitPrice})`} ${condition}`,
    energyClass: (own, best, worst) => `Classe énergétique ${own}, de ${best} à ${worst}`,
    energyLabel: 'Étiquette énergie',
    closeLabel: 'Fermer',
    energySheet: 'Fiche d’information produit',
    sponsored: (by) => (by === undefined ? 'Sponsorisé' : `Sponsorisé par ${by}`),
    soldOut: 'Épuisé',
    saveForLater: (title) => `Mettre de côté\u00a0: ${title}`,
    saved: (title) => `Mis de côté\u00a0: ${title}`,
    saveTip: 'Mettre de côté',
    savedTip: 'Mis de côté',
    ...countedTexts(formats),
  },
  saved: {
    noToken: 'Impossible d’obtenir le jeton CSRF',
    unreadable: 'Une erreur est survenue lors de l’appel des produits mis de côté',
    withStatus: (message, status) => `${message} (code d’état\u00a0: ${status})`,
  },
});

type CountedTexts = Pick<Texts['product'], 'stars' | 'reviews' | 'moreColours' | 'availableIn'>;

const countedTexts = ({ number, compact, plural, list }: Formats): CountedTexts => ({
  stars: (average) => {
    const shown = Math.round(average * 10) / 10;
    return `${number(shown)} ${plural(shown, { one: 'étoile', other: 'étoiles' })} sur 5`;
  },
  reviews: (count) => `${compact(count)} avis`,
  moreColours: (count) =>
    `+${number(count)} ${plural(count, { one: 'couleur', other: 'couleurs' })}`,
  availableIn: (names, rest) => {
    const others =
      names.length > 0
        ? plural(rest, { one: 'autre couleur', other: 'autres couleurs' })
        : plural(rest, { one: 'couleur', other: 'couleurs' });
    return `Disponible en ${list(rest > 0 ? [...names, `${number(rest)} ${others}`] : names)}`;
  },
});
