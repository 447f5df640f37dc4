/** The products that are chosen for a comparison in this tab. The server hears of them in the address of the page. */
import { sessionStorage } from '../../../src/client/browser-storage';
import { parseJson } from '../../../src/lib/parse-json';
import { firstOfEach } from '../../../src/lib/first-of-each';
import { readList, readRecord, readText } from '../../../src/lib/read-unknown';
import { safeAddress } from '../../../src/lib/safe-address';
import { mostCompared } from '../compare-address';

export const comparedKey = 'plp_shop_compared';

const longestText = 500;

export type ComparedProduct = {
  readonly id: string;
  readonly title: string;
  /** The address of its picture; absent without one. */
  readonly src?: string | undefined;
};

function readProduct(entry: unknown): readonly ComparedProduct[] {
  const { id, title, src } = readRecord(entry);
  const texts = { id: readText(id), title: readText(title)?.slice(0, longestText) };
  return texts.id === undefined || texts.title === undefined || texts.id.length > longestText
    ? []
    : [{ id: texts.id, title: texts.title, src: safeAddress(src) }];
}

/** Four at most, each once, whatever the text holds. */
const readProducts = (text: string | undefined): readonly ComparedProduct[] =>
  firstOfEach(readList(parseJson(text)).flatMap(readProduct), ({ id }) => id).slice(
    0,
    mostCompared,
  );

export const readCompared = (): readonly ComparedProduct[] =>
  readProducts(sessionStorage.read(comparedKey));

export const writeCompared = (products: readonly ComparedProduct[]): void =>
  sessionStorage.write(comparedKey, JSON.stringify(products));

/** What a page of the server says was compared on it. */
export const writeComparedText = (text: string): void => writeCompared(readProducts(text));
