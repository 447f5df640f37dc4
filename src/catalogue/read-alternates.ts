/** The same listing in other languages, as its response tells it; for the document of the server alone. */
import { attempt } from '../lib/attempt';
import { readList, readRecord, readText } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { mostAlternates } from './listing-bounds';
import type { WireAlternate, WireMeta, WireSeo } from './listing-response';
import { readBody } from './read-body';

export type Alternate = {
  /** A language tag in its usual form, or `x-default`. */
  readonly lang: string;
  /** With scheme and host. */
  readonly url: string;
};

const defaultLanguage = 'x-default';

function readAlternate(value: unknown): readonly Alternate[] {
  const wire = readRecord<WireAlternate>(value);
  const tag = readText(wire.lang) ?? '';
  const [lang] =
    tag === defaultLanguage ? [tag] : (attempt(() => Intl.getCanonicalLocales(tag)) ?? []);
  const url = safeAddress(wire.url);
  return lang && url?.startsWith('http') ? [{ lang, url }] : [];
}

/** Those of a wrong form are left out. */
export function readAlternates(body: unknown): readonly Alternate[] {
  const { alternates } = readRecord<WireSeo>(readRecord<WireMeta>(readBody(body)?.meta).seo);
  return readList(alternates).slice(0, mostAlternates).flatMap(readAlternate);
}
