/** Reads whether a product is in stock, as feeds and the exports of shops write it. */
import { type ProductDraft, RowProblem } from './product-draft';
import { quote } from './read-texts';

/** Words for each, without spaces. Of what can be ordered but is not in stock the catalogue says nothing. */
const availabilityWords = {
  InStock: 'instock available lowstock limitedavailability yes true',
  SoldOut: 'soldout outofstock unavailable discontinued no false',
  unclaimed: 'preorder presale backorder onbackorder availablefororder madetoorder',
};

const hasWord = (words: string, word: string): boolean => words.split(' ').includes(word);

/** `in stock`, `out_of_stock`, `https://schema.org/SoldOut`, `yes`, or the number in stock. */
export function readAvailability(text: string | undefined): ProductDraft['availability'] {
  if (text === undefined || text.trim() === '') return undefined;
  const stock = Number(text.replaceAll(',', ''));
  if (!Number.isNaN(stock)) return stock > 0 ? 'InStock' : 'SoldOut';
  const word = text
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]/g, '');
  if (hasWord(availabilityWords.InStock, word)) return 'InStock';
  if (hasWord(availabilityWords.SoldOut, word)) return 'SoldOut';
  if (hasWord(availabilityWords.unclaimed, word)) return undefined;
  throw new RowProblem(`the availability cannot be read: ${quote(text)}`);
}
