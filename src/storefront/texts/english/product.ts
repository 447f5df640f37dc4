import type { Formats, PluralForms } from '../../formats';

type Spelling = {
  readonly colours: PluralForms;
  /** Before the "and" of three names or more. */
  readonly serialComma: '' | ',';
};

const british: Spelling = { colours: { one: 'colour', other: 'colours' }, serialComma: '' };

/** `Blue, Grey and Green`. `Intl.ListFormat` would do it too, but a slow phone needs 60 ms to load it. */
function joinNames(names: readonly string[], serialComma: Spelling['serialComma']): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}${serialComma} and ${names.at(-1)}`;
}

/** `999`, `1.2k`, `1.3m`; rounded down, so that a shop never claims more than it has. */
function shortened(count: number): string {
  if (count < 1000) return String(count);
  const [tenth, letter] = count < 1e6 ? [100, 'k'] : [1e5, 'm'];
  return `${Math.floor(count / tenth) / 10}${letter}`;
}

export const productTexts = (
  { number, plural }: Formats,
  { colours, serialComma }: Spelling = british,
) => ({
  missingImage: (title: string) => `Missing image for: ${title}`,
  /** The price follows. */
  currentSalePrice: 'Current sale price is',
  regularPrice: 'Regular price was',
  from: (price: string) => `From ${price}`,
  save: (amount: string) => `Save ${amount}`,
  saveUpTo: (amount: string) => `Save up to ${amount}`,
  reference: {
    prior30: (price: string) => `Lowest price in the 30 days before: ${price}`,
    rrp: (price: string) => `RRP ${price}`,
    list: (price: string) => `List price ${price}`,
  },
  /** The price follows, which is struck. */
  priorPrice: 'Lowest price in the 30 days before was',
  /** Below a list, by the rules of the European Union. */
  struckPrices: 'Struck prices are the lowest prices of the 30 days before the reduction.',
  /** `£16/kg`, `£1.60/100 g` */
  unitPrice: (price: string, quantity: string) => `${price}/${quantity}`,
  /** As screen readers say it. */
  spokenUnitPrice: (price: string, quantity: string) => `${price} per ${quantity}`,
  /** The unit of what is counted. */
  pieces: (count: number) => plural(count, { one: 'item', other: 'items' }),
  /** `£8 (£0.80/100 g) with a loyalty card` */
  offer: (price: string, condition: string, unitPrice?: string) =>
    `${price}${unitPrice === undefined ? '' : ` (${unitPrice})`} ${condition}`,
  energyClass: (own: string, best: string, worst: string) =>
    `Energy class ${own}, from ${best} to ${worst}`,
  energyLabel: 'Energy label',
  closeLabel: 'Close',
  energySheet: 'Product information sheet',
  sponsored: (by?: string) => (by === undefined ? 'Sponsored' : `Sponsored by ${by}`),
  soldOut: 'Sold out',
  saveForLater: (title: string) => `Save for later ${title}`,
  saved: (title: string) => `Saved ${title}`,
  /** For the eye, by the button, while it is pointed at or has the focus. */
  saveTip: 'Save for later',
  savedTip: 'Saved',
  /** To one decimal: `4.5 out of 5 stars`. */
  stars: (average: number) => `${number(Math.round(average * 10) / 10)} out of 5 stars`,
  /** `12 reviews`, `1.2k reviews` */
  reviews: (count: number) =>
    `${shortened(count)} ${plural(count, { one: 'review', other: 'reviews' })}`,
  moreColours: (count: number) => `+${number(count)} ${plural(count, colours)}`,
  /** `Available in Blue, Grey and 5 more colours` */
  availableIn: (names: readonly string[], rest: number) => {
    const others = `${number(rest)} ${names.length > 0 ? 'more ' : ''}${plural(rest, colours)}`;
    return `Available in ${joinNames(rest > 0 ? [...names, others] : names, serialComma)}`;
  },
});

export const savedTexts = {
  noToken: 'Could not retrieve csrf token',
  unreadable: 'There was an error calling save for later service',
  withStatus: (message: string, status: number) => `${message} (Status Code: ${status})`,
};
