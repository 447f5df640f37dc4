/** The import as a command: gives the exit codes that its help lists. */
import { writeFileSync } from 'node:fs';
import { goOnUnheard } from '../../server/services/go-on-unheard';
import { MissingPackageError } from '../../server/services/load-optional';
import type { Brands } from '../../src/storefront/brand';
import { findLanguageInThread } from './language-thread';
import { readInThread } from './reader-thread';
import { writeInThread } from './writer-thread';
import { BusyImport } from './busy-import';
import { ImportFailure } from './formats/row';
import { sampleSynonymsText } from '../sample/sample-synonyms';
import type { FoundColumn } from './columns/find-columns';
import { describeColumns, describeSummary } from './describe-summary';
import { StoppedImport, stopCodes } from './guard/check-changes';
import { importHelp } from './import-help';
import { type ImportOptions, readImportOptions } from './import-options';
import { UsageError } from './option-values';
import { forTerminal, onOneLine } from './row-report';
import { runImport, runUpdate } from './run-import';
import { rollBack } from './roll-back';
import { runScheduled } from './scheduled/run-scheduled';
import { describeUpdate } from './update/describe-update';

const print = (text: string): boolean => process.stdout.write(forTerminal(`${text}\n`));
const complain = (text: string): boolean => process.stderr.write(forTerminal(`${text}\n`));

/** Never writes over a file. */
function writeSampleSynonyms(path: string): void {
  try {
    writeFileSync(path, sampleSynonymsText, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`--write-synonyms: ${(error as Error).message}`);
  }
  print(`Wrote ${path}. Change it, and name it with --synonyms at an import.`);
}

/** Says on Ctrl-C what became of the catalogue, and ends as without. A cluster may be about to take the new index. */
function stopOnSignals({ openSearchUrl }: ImportOptions): () => void {
  const fate =
    openSearchUrl === undefined ? 'as it was' : 'as it was, unless this was its last step';
  const stop = (signal: NodeJS.Signals): void => {
    ignore();
    complain(`\nNothing was imported: stopped; the catalogue is ${fate}`);
    process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const ignore = (): void => signals.forEach((signal) => process.off(signal, stop));
  signals.forEach((signal) => process.on(signal, stop));
  return ignore;
}

/** What the program adds to the options of its user. */
type OwnOptions = Pick<ImportOptions, 'brands' | 'readBatches' | 'openFindLanguage' | 'openWriter'>;

async function run(own: OwnOptions): Promise<void> {
  const options = readImportOptions(process.argv.slice(2), process.env);
  if (options === 'help') {
    print(importHelp);
    return;
  }
  if ('writeSynonyms' in options) {
    writeSampleSynonyms(options.writeSynonyms);
    return;
  }
  if ('rollback' in options) {
    print(await rollBack(options));
    return;
  }
  const ignoreSignals = stopOnSignals(options);
  const output = {
    progress: process.stderr,
    problems: (text: string) => process.stderr.write(forTerminal(text)),
    columns: (found: readonly FoundColumn[]) => print(describeColumns(found)),
  };
  const runOnce = async (all: ImportOptions): Promise<string> =>
    all.mode === undefined
      ? describeSummary(await runImport({ ...all, ...own }, output), all)
      : describeUpdate(await runUpdate({ ...all, ...own }, output), all);
  const { profile } = options;
  const text = await (profile ? runScheduled({ ...options, profile }, runOnce) : runOnce(options));
  ignoreSignals();
  print(text);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof StoppedImport) return stopCodes[error.reason];
  if (error instanceof BusyImport) return 6;
  return error instanceof UsageError || error instanceof MissingPackageError ? 2 : 1;
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nnpm run import -- --help tells more.`;
  if (error instanceof MissingPackageError) return error.message;
  if (error instanceof ImportFailure) return `Nothing was imported: ${onOneLine(error.message)}`;
  return `Nothing was imported: ${error instanceof Error ? (error.stack ?? '') : String(error)}`;
}

/** The built programs of `import-reader.ts`, `import-language.ts` and `import-writer.ts`. */
export type ThreadScripts = Readonly<Record<'reader' | 'language' | 'writer', string>>;

/** Never rejects. */
export async function runImportCommand(brands: Brands, scripts: ThreadScripts): Promise<number> {
  goOnUnheard();
  try {
    await run({
      brands,
      readBatches: readInThread(scripts.reader),
      openFindLanguage: () => findLanguageInThread(scripts.language),
      openWriter: writeInThread(scripts.writer),
    });
    return 0;
  } catch (error) {
    complain(explain(error));
    return exitCodeOf(error);
  }
}
