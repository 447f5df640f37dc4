/** Stops an import whose catalogue is too unlike the one before: its file may be cut short, or another shop's. */
import { ImportFailure } from '../formats/row';

/** Why, with the exit code of the program. */
export const stopCodes = { products: 3, currency: 4, language: 5 } as const;
export type StopReason = keyof typeof stopCodes;

/** Nothing is imported unless the user accepts the changes. */
export class StoppedImport extends ImportFailure {
  constructor(
    readonly reason: StopReason,
    message: string,
  ) {
    super(message);
  }
}

const leastShareOfProducts = 0.8;

export type ComparedCatalogue = {
  readonly products: number;
  readonly currency: string | undefined;
  /** Of its texts; undefined where they do not tell. */
  readonly language: string | undefined;
};

type CountedCatalogue = Pick<ComparedCatalogue, 'products'>;

const percent = (share: number): string => `${Math.floor(share * 100)} %`;
export const nameOfLanguage = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

type Problem = readonly [reason: StopReason, text: string];

function compareCounts(
  { products: had }: CountedCatalogue,
  { products: has }: CountedCatalogue,
  leastShare: number,
): readonly Problem[] {
  if (has >= had * leastShare) return [];
  const [now, before] = [has, had].map((count) => count.toLocaleString('en'));
  const text = `only ${now} products, ${percent(has / had)} of the ${before} before (less than ${percent(leastShare)} may mean that the file is cut short)`;
  return [['products', text]];
}

function compareCurrencies(
  { currency: had }: ComparedCatalogue,
  { currency: has = 'none' }: ComparedCatalogue,
): readonly Problem[] {
  if (had === undefined || has === had) return [];
  return [['currency', `the prices are in ${has}, those before were in ${had}`]];
}

/** Titles tell these apart by chance alone, and an import must not stop for that. */
const closeLanguages = ['da nb nn no', 'cs sk', 'bs hr sr', 'id ms', 'es gl', 'gl pt'];

const areClose = (one: string, other: string): boolean =>
  closeLanguages.some((group) => [one, other].every((each) => group.split(' ').includes(each)));

function compareLanguages(
  { language: had }: ComparedCatalogue,
  { language: has }: ComparedCatalogue,
): readonly Problem[] {
  if (had === undefined || has === undefined || has === had || areClose(had, has)) return [];
  return [
    [
      'language',
      `the texts are in ${nameOfLanguage(has)}, those before were in ${nameOfLanguage(had)}`,
    ],
  ];
}

function stopFor(problems: readonly Problem[]): void {
  const [[reason] = []] = problems;
  if (reason === undefined) return;
  const said = problems.map(([, text]) => text).join('; ');
  throw new StoppedImport(reason, `${said}. --accept-changes imports it all the same`);
}

/** Throws a `StoppedImport` for too few products. */
export const checkCount = (
  before: CountedCatalogue,
  now: CountedCatalogue,
  leastShare = leastShareOfProducts,
): void => stopFor(compareCounts(before, now, leastShare));

/** Throws a `StoppedImport` for the first reason, which says all of them. */
export const checkChanges = (
  before: ComparedCatalogue,
  now: ComparedCatalogue,
  leastShare = leastShareOfProducts,
): void =>
  stopFor([
    ...compareCounts(before, now, leastShare),
    ...compareCurrencies(before, now),
    ...compareLanguages(before, now),
  ]);
