import type { Formats } from '../../formats';
import type { Texts } from '../texts';

export const productTexts = (formats: Formats): Pick<Texts, 'product' | 'saved'> => ({
  product: {
    missingImage: (title) => `Bild fehlt: ${title}`,
    currentSalePrice: 'Aktueller Angebotspreis:',
    regularPrice: 'Bisheriger Preis:',
    from: (price) => `Ab ${price}`,
    save: (amount) => `Sie sparen ${amount}`,
    saveUpTo: (amount) => `Sie sparen bis zu ${amount}`,
    reference: {
      prior30: (price) => `Niedrigster Preis der 30 Tage davor: ${price}`,
      rrp: (price) => `UVP ${price}`,
      list: (price) => `Listenpreis ${price}`,
    },
    priorPrice: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung:',
    struckPrices:
      'Durchgestrichene Preise sind die niedrigsten Preise der letzten 30 Tage vor der Ermäßigung.',
    unitPrice: (price, quantity) => `${price}/${quantity}`,
    spokenUnitPrice: (price, quantity) => `${price} je ${quantity}`,
    pieces: () => 'Stück',
    offer: (price, condition, unitPrice) =>
      `${price}${unitPrice === undefined ? '' : ` (${unitPrice})`} ${condition}`,
    energyClass: (own, best, worst) => `Energieeffizienzklasse ${own}, von ${best} bis ${worst}`,
    energyLabel: 'Energielabel',
    closeLabel: 'Schließen',
    energySheet: 'Produktdatenblatt',
    sponsored: (by) => (by === undefined ? 'Anzeige' : `Anzeige von ${by}`),
    soldOut: 'Ausverkauft',
    saveForLater: (title) => `Merken: ${title}`,
    saved: (title) => `Gemerkt: ${title}`,
    saveTip: 'Merken',
    savedTip: 'Gemerkt',
    ...countedTexts(formats),
  },
  saved: {
    noToken: 'Das CSRF-Token konnte nicht abgerufen werden',
    unreadable: 'Beim Aufruf des Merkzettels ist ein Fehler aufgetreten',
    withStatus: (message, status) => `${message} (Statuscode: ${status})`,
  },
});

type CountedTexts = Pick<Texts['product'], 'stars' | 'reviews' | 'moreColours' | 'availableIn'>;

const countedTexts = ({ number, compact, plural, list }: Formats): CountedTexts => ({
  stars: (average) => `${number(Math.round(average * 10) / 10)} von 5 Sternen`,
  // A compact number of four digits has no point, unlike the other numbers of the page.
  reviews: (count) =>
    `${count < 10_000 ? number(count) : compact(count)} ${plural(count, { one: 'Bewertung', other: 'Bewertungen' })}`,
  moreColours: (count) => `+${number(count)} ${plural(count, { one: 'Farbe', other: 'Farben' })}`,
  availableIn: (names, rest) => {
    const colours = plural(rest, { one: 'Farbe', other: 'Farben' });
    const others = `${number(rest)} ${names.length > 0 ? 'weiteren ' : ''}${colours}`;
    return `Erhältlich in ${list(rest > 0 ? [...names, others] : names)}`;
  },
});
