/** The encoding of a text that does not name it, by the `chardet` package. */
import { isAscii, isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

/** Of the text around its first letters that are not of ASCII. */
const sampleBytes = 131_072;
/** A file without such letters until here is taken for UTF-8. */
const mostAscii = 67_108_864;
/** More of them tell no more. */
const evidenceBytes = 16_384;

const lineFeed = 0x0a;

/** The lines from the first on that has another byte than those of ASCII. */
function fromForeign(chunk: Buffer): Buffer {
  const at = chunk.findIndex((byte) => byte > 0x7f);
  return chunk.subarray(chunk.lastIndexOf(lineFeed, at) + 1);
}

/** Empty for a text of ASCII alone. */
async function sampleOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const kept: Buffer[] = [];
  let [passed, length] = [0, 0];
  for await (const chunk of bytes) {
    passed += chunk.length;
    if (length === 0 && isAscii(chunk)) {
      if (passed > mostAscii) break;
      continue;
    }
    const foreign = length === 0 ? fromForeign(chunk) : chunk;
    kept.push(foreign);
    length += foreign.length;
    if (length >= sampleBytes) break;
  }
  return Buffer.concat(kept).subarray(0, sampleBytes);
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A text in UTF-8 may have a few broken letters, as one in another encoding has few that are UTF-8 by chance. */
function isInUtf8(sample: Buffer): boolean {
  if (isUtf8(sample)) return true;
  const text = new TextDecoder().decode(sample, { stream: true });
  const broken = countOf(text, /\uFFFD/g) - countOf(sample.toString('latin1'), /ï¿½/g);
  return broken <= countOf(text, /[^\0-\x7F\uFFFD]/g);
}

/** The cells with such letters: addresses and numbers tell nothing. */
function evidenceOf(sample: Buffer): Buffer {
  const cells = sample.toString('latin1').split(/[,;|"\t\r\n]+/);
  const foreign = cells.filter((cell) => /[\x80-\xFF]/.test(cell));
  return Buffer.from(foreign.join('\n'), 'latin1').subarray(0, evidenceBytes);
}

/**
 * What has no meaning, and a sign between two letters of an alphabet: `Sto³owy`. Signs of ASCII are the same in all, as
 * in `größer<br>`.
 */
const implausible = /[\uFFFD\x80-\x9F]|[\p{Ll}\p{Lu}](?![\0-\x7F])[\p{S}\p{No}]\p{Ll}/u;

type Reading = { readonly label: string; readonly isPlausible: boolean };

/** `ISO-8859-1` is `windows-1252` on the web. */
function readAs(name: string, evidence: Buffer): readonly Reading[] {
  try {
    const decoder = new TextDecoder(name);
    const text = decoder.decode(evidence, { stream: true });
    return [{ label: decoder.encoding, isPlausible: !implausible.test(text) }];
  } catch {
    return [];
  }
}

/** A label that `TextDecoder` knows. */
export async function guessEncoding(bytes: AsyncIterable<Buffer>): Promise<string> {
  const sample = await sampleOf(bytes);
  if (isInUtf8(sample)) return 'utf-8';
  const evidence = evidenceOf(sample);
  const readings = analyse(evidence)
    .filter(({ name }) => !/^(?:UTF|ASCII)/.test(name))
    .flatMap(({ name }) => readAs(name, evidence));
  const best = readings.find(({ isPlausible }) => isPlausible) ?? readings[0];
  return best?.label ?? 'windows-1252';
}
