// The budgets of what a page loads, as it is sent: files compressed by Brotli when they were built.
import { readFileSync } from 'node:fs';

/** @param {string} file */
const readJson = (file) =>
  JSON.parse(readFileSync(new URL(`dist/${file}`, import.meta.url), 'utf8'));
const { script, style, searchScript, suggestionsScript, suggestionsStyle } =
  readJson('client/assets.json');
/** The files of earlier builds stay beside those of the present one, which is the first. */
/** @type {string[][]} */
const [presentFiles = []] = readJson('.client-builds.json');

/**
 * Fetched when something fails, by developers, in the search box of the shop, in other languages, on pages that are
 * no listings, or where the host measures how fast the page is.
 */
const rare =
  /^(?:fallback|session-tools|developer-tools|performance|shop-suggestions|shop-fill-in|shop-product|shop-share|shop-energy-labels|shop-language|shop-texts-[\w-]+|texts-(?!en-GB)[\w-]+)\./;
/** Single bytes are noise: any change of the code moves the names that are short, and so what compresses well. */
const margin = 1.01;

/** @type {(name: string, files: readonly string[], kilobytes: number) => object} */
const budget = (name, files, kilobytes) => ({
  name: `${name} (budget ${kilobytes} kB)`,
  path: files.map((file) => `dist/client/${file}.br`),
  // They are compressed already.
  brotli: false,
  limit: `${kilobytes * margin} kB`,
});

export default [
  budget('script of the first load', [script], 116.2),
  budget('style sheet of the first load', [style], 11.1),
  budget(
    'scripts of a desktop visit',
    presentFiles.filter((file) => file.endsWith('.js') && !/^shop-/.test(file) && !rare.test(file)),
    141.6,
  ),
  budget(
    'scripts of the sample shop around it',
    presentFiles.filter((file) => /^shop-.*\.js$/.test(file) && !rare.test(file)),
    8.1,
  ),
  // A half of it keeps the box at the term of the listing on screen.
  budget("listener of the shop's search box", [searchScript], 0.4),
  budget(
    'products that the shop fills in',
    presentFiles.filter((file) => /^shop-fill-in\.\w+\.js$/.test(file)),
    7.3,
  ),
  budget(
    'measures of how fast the page is',
    presentFiles.filter((file) => /^performance\.\w+\.js$/.test(file)),
    3.4,
  ),
  budget('suggestions of the search box', [suggestionsScript, suggestionsStyle], 9.95),
];
