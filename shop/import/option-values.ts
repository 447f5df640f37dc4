/** Reads the values of single options of the import. Each throws a `UsageError` for one that is no such value. */
import { type Format, formats } from './formats/detect-format';
import { currenciesOf } from './products/currencies';
import type { Rates } from './products/convert-prices';
import type { DecimalMark } from './products/read-price';
import { defaultLimit, type ErrorLimit } from './row-report';
import { createShopDay } from './shop-day';

/** The command line is wrong; the message says what to change. */
export class UsageError extends Error {}

export function readFormat(text?: string): Format | undefined {
  if (text === undefined) return undefined;
  const format = formats.find((known) => known === text);
  if (format === undefined) throw new UsageError(`--format is one of ${formats.join(', ')}`);
  return format;
}

/** When one form is given, the other does not count. */
export function readLimit(text?: string): ErrorLimit {
  if (text === undefined) return defaultLimit;
  const [, digits, percent] = /^(\d{1,9})(%?)$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError('--max-errors is a number, or a share such as 5%');
  const number = Number(digits);
  return percent === '%' ? { count: Infinity, share: number / 100 } : { count: number, share: 1 };
}

export function readCode(text?: string): string | undefined {
  if (text === undefined) return undefined;
  const [code, another] = currenciesOf(text);
  if (code !== undefined && another === undefined) return code;
  throw new UsageError('--currency is the code of a currency, such as GBP, EUR or USD');
}

const mostRate = 1_000_000;

/** `EUR=1.17`: one euro is 1.17 of the catalogue's currency. */
export function readRates(texts?: readonly string[]): Rates | undefined {
  if (texts === undefined) return undefined;
  const rates = texts.map((text): readonly [string, number] => {
    const [, said = '', digits = ''] =
      /^([a-z]{3})=(\d{1,7}(?:\.\d{1,12})?)$/i.exec(text.trim()) ?? [];
    const [[code] = [], rate] = [currenciesOf(said), Number(digits)];
    if (code !== undefined && rate > 0 && rate <= mostRate) return [code, rate];
    throw new UsageError(
      `--rate is a currency and how much one unit of it is in that of the catalogue, such as EUR=1.17, at most ${mostRate.toLocaleString('en')}`,
    );
  });
  return new Map(rates);
}

export function readDelimiter(text?: string): string | undefined {
  if (text === undefined || text === 'tab') return text && '\t';
  if (text.length === 1 && !/["\r\n]/.test(text)) return text;
  throw new UsageError('--delimiter is one character, or tab');
}

export function readLanguage(language?: string): string | undefined {
  if (language === undefined || /^[a-z]{2,3}$/i.test(language)) return language?.toLowerCase();
  throw new UsageError('--language is that of the texts, such as de');
}

export function readDecimal(locale?: string): DecimalMark | undefined {
  if (locale === undefined) return undefined;
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  } catch {
    throw new UsageError('--locale is a language and a country, such as de-DE');
  }
}

export function readTimeZone(text?: string): string | undefined {
  try {
    createShopDay(text);
    return text;
  } catch {
    throw new UsageError('--time-zone is the name of a time zone, such as Europe/Dublin');
  }
}

export function readImageBase(text?: string): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\//i.test(text) && URL.canParse(text))
    return text.endsWith('/') ? text.slice(0, -1) : text;
  throw new UsageError('--image-base is an http or https address');
}

export function readShards(
  text: string | undefined,
  cluster: string | undefined,
): number | undefined {
  if (text === undefined) return undefined;
  if (cluster === undefined)
    throw new UsageError('--shards is for a cluster: name it with --opensearch');
  const shards = Number(text);
  if (/^\d+$/.test(text) && shards >= 1 && shards <= 100) return shards;
  throw new UsageError('--shards is a whole number from 1 to 100');
}
