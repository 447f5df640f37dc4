/** The server's settings, all from the environment (decision 70). */
import { cleanEnv, makeValidator, str } from 'envalid';
import { brandKeys, defaultBrandKey, isBrandKey, type BrandKey } from '../storefront/brand';

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly brand: BrandKey;
  /** Brands by host name, for one server behind several shops' names. */
  readonly brandByHost: ReadonlyMap<string, BrandKey>;
  /** Base of a retailer's own listing API; undefined serves the embedded one. */
  readonly apiUrl: string | undefined;
  /** Base of a retailer's own save-for-later calls; undefined serves the embedded ones. */
  readonly envUrl: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL for the saved products of several nodes; undefined keeps them in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Signs shoppers' cookies; undefined makes one and keeps it. */
  readonly secret: string | undefined;
  readonly logLevel: string;
};

export class SettingsError extends Error {}

const largestPort = 65_535;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

const port = makeValidator((text: string) => {
  if (!/^\d+$/.test(text) || Number(text) > largestPort) throw new Error(`not a port: "${text}"`);
  return Number(text);
});

const httpBase = makeValidator((text: string) => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`not an http or https address: "${text}"`);
  }
  return text.replace(/\/+$/, '');
});

/** Secrets are never repeated in a message. */
const text = makeValidator((value: string) => {
  if (value.trim() === '') throw new Error('must not be empty');
  return value;
});

const brandHosts = makeValidator((text: string): ReadonlyMap<string, BrandKey> => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return new Map(pairs.map(readBrandHost));
});

function readBrandHost(pair: string): readonly [string, BrandKey] {
  const [name = '', brand = ''] = pair.split('=').map((part) => part.trim());
  if (name === '' || !isBrandKey(brand)) {
    throw new Error(`"${pair.trim()}" is not a host name and one of ${brandKeys.join(', ')}`);
  }
  return [name.toLowerCase(), brand];
}

const specification = {
  PORT: port({ default: 3000, desc: 'port to listen on' }),
  HOST: text({ default: '127.0.0.1', desc: 'address to listen on' }),
  BRAND: str({
    choices: brandKeys,
    default: defaultBrandKey,
    desc: `brand of the page: ${brandKeys.join(', ')}`,
  }),
  BRAND_HOSTS: brandHosts({
    default: new Map<string, BrandKey>(),
    desc: 'brands by host name: shop.example=marlow,shop.example.ie=marlow-ie',
  }),
  API_URL: httpBase({
    default: undefined,
    desc: 'base of a listing API instead of the embedded one',
  }),
  ENV_URL: httpBase({
    default: undefined,
    desc: 'base of the save-for-later calls instead of the embedded ones',
  }),
  DATA_DIR: text({ default: './data', desc: 'folder of the catalogue and the saved products' }),
  DATABASE_URL: text({
    default: undefined,
    desc: 'PostgreSQL database of the saved products, for several nodes',
  }),
  SHOP_SECRET: text({ default: undefined, desc: 'signs the cookies; made and kept when missing' }),
  LOG_LEVEL: str({ choices: logLevels, default: 'warn', desc: `one of ${logLevels.join(', ')}` }),
};

/**
 * Reads the settings from environment variables.
 * Throws a `SettingsError` of one line that names every bad value.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = cleanEnv(env, specification, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error.message}`);
      if (faults.length > 0) throw new SettingsError(`Bad setting: ${faults.join('; ')}`);
    },
  });
  return {
    port: values.PORT,
    host: values.HOST,
    brand: values.BRAND,
    brandByHost: values.BRAND_HOSTS,
    apiUrl: values.API_URL,
    envUrl: values.ENV_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secret: values.SHOP_SECRET,
    logLevel: values.LOG_LEVEL,
  };
}

/** What `--help` prints: every setting with its default. */
export function describeSettings(): string {
  const rows = Object.entries(specification).map(([name, spec]) => {
    const standard = 'default' in spec && spec.default !== undefined ? spec.default : '';
    const shown = typeof standard === 'object' ? '' : ` (default ${standard || 'none'})`;
    return `  ${name.padEnd(12)} ${spec.desc}${shown}`;
  });
  return [
    'Serves the product listing page with an embedded shop behind it.',
    '',
    'Settings are environment variables, as in PORT=8080 npm start:',
    ...rows,
  ].join('\n');
}
