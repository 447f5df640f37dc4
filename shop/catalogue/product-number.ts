/** The numbers that a product is found by: a search for one of them has that product first. */
import { readWords } from './words';

/** Longer ones are texts. */
const longestNumber = 60;

/** `H123-4567` as `h1234567`; undefined for what is no number: it has a digit. */
export function readProductNumber(text: string): string | undefined {
  if (text.length > longestNumber) return undefined;
  const number = readWords(text).join('');
  return /\p{N}/u.test(number) ? number : undefined;
}

type Numbered = {
  readonly id: string;
  readonly catalogueNumber: string;
  readonly variationId?: string;
};

/** Each once. */
export const productNumbers = ({
  id,
  catalogueNumber,
  variationId,
}: Numbered): readonly string[] => [
  ...new Set(
    [id, catalogueNumber, variationId ?? ''].flatMap((text) => readProductNumber(text) ?? []),
  ),
];
