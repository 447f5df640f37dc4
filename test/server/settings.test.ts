import { describeSettings, readSettings } from '../../src/server/settings';

describe('the settings of the server', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      brand: 'marlow',
      brandByHost: new Map(),
      apiUrl: undefined,
      envUrl: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      secret: undefined,
      collectEvents: false,
      dataLayer: false,
      saveForLaterIreland: false,
      logLevel: 'warn',
    });
  });

  it('come from the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      BRAND: 'hearth',
      BRAND_HOSTS: 'shop.example.ie=marlow-ie, Home.example = hearth',
      API_URL: 'https://api.example/listing/',
      LOG_LEVEL: 'info',
    });
    expect(settings).toMatchObject({ port: 8080, brand: 'hearth', logLevel: 'info' });
    expect(settings.apiUrl).toBe('https://api.example/listing');
    expect([...settings.brandByHost]).toEqual([
      ['shop.example.ie', 'marlow-ie'],
      ['home.example', 'hearth'],
    ]);
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT: not a port: "eighty"/],
    [{ PORT: '70000' }, /PORT/],
    [{ BRAND: 'other' }, /BRAND/],
    [{ API_URL: 'ftp://files.example' }, /API_URL: not an http/],
    [{ API_URL: 'javascript:alert(1)' }, /API_URL/],
    [{ BRAND_HOSTS: 'shop.example=nobody' }, /BRAND_HOSTS: "shop.example=nobody"/],
    [{ DATA_DIR: ' ' }, /DATA_DIR: must not be empty/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  ])('of %j stop the start with one line that names the fault', (env, message) => {
    const read = () => readSettings(env);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });

  it('are all told by --help', () => {
    for (const name of ['PORT', 'HOST', 'BRAND', 'API_URL', 'ENV_URL', 'DATA_DIR', 'LOG_LEVEL']) {
      expect(describeSettings()).toContain(name);
    }
  });
});
