import { createErrorReporter, watchOwnScripts } from '../../src/client/error-reporter';
import { faultsOf, readContract } from '../contracts/contract';

const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
type Host = { plpReportError?: unknown };

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/search/gift?q=for-my-wife');
});
afterEach(() => {
  delete (window as Host).plpReportError;
});

const sent = (): readonly Record<string, unknown>[] =>
  sendBeacon.mock.calls.flatMap(
    ([, text]) => (JSON.parse(text) as { errors: Record<string, unknown>[] }).errors,
  );

describe('the error reporter', () => {
  it('sends an error with its area and path, and nothing the shopper typed', () => {
    createErrorReporter('https://calls.example/')(new TypeError('no price'), 'card', 'render');
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('https://calls.example/client-errors');
    expect(sent()).toEqual([
      {
        kind: 'render',
        area: 'card',
        message: 'no price',
        stack: expect.stringContaining('TypeError: no price') as string,
        path: '/search/gift',
      },
    ]);
  });

  it('sends what the contract says, whatever the error is', () => {
    const { ErrorReports = {} } = readContract('client-errors-api').components.schemas;
    const report = createErrorReporter('');
    for (const error of [new Error('x'.repeat(9_000)), 'a text', undefined, new Error('')])
      for (const area of ['card', 'hydration', 'script', 'listener of grid-update'])
        report(error, area);
    const bodies = sendBeacon.mock.calls.map(([, text]): unknown => JSON.parse(text));
    expect(bodies).toHaveLength(10);
    expect(bodies.flatMap((body) => faultsOf(ErrorReports, body))).toEqual([]);
  });

  it("goes to the page's own origin when the host names no other", () => {
    createErrorReporter('')(new Error('x'), 'page');
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/client-errors');
  });

  it('sends each error once, in the area that it was caught in first', () => {
    const report = createErrorReporter('');
    const error = new Error('again');
    for (let count = 0; count < 5; count += 1) report(error, 'card');
    report(error, 'hydration');
    for (const area of ['card', 'facet', 'card']) report('a text', area);
    expect(sent().map(({ area }) => area)).toEqual(['card', 'card', 'facet']);
  });

  it('sends ten at most, each truncated', () => {
    const report = createErrorReporter('');
    for (let count = 0; count < 50; count += 1) report(`${count} ${'x'.repeat(9_000)}`, 'card');
    expect(sent()).toHaveLength(10);
    expect(String(sent()[0]?.message)).toHaveLength(500);
  });

  it.each([
    ['Loading chunk filters failed', 'filters', 'chunk'],
    ['Failed to fetch dynamically imported module: /x.js', 'filters', 'chunk'],
    ['error loading dynamically imported module', 'filters', 'chunk'],
    ['Importing a module script failed.', 'filters', 'chunk'],
    ['boom', 'listener of grid-update', 'script'],
    ['boom', 'save for later', 'script'],
  ])('calls %j in %s an error of the kind %s', (message, area, kind) => {
    createErrorReporter('')(new Error(message), area);
    expect(sent()[0]?.kind).toBe(kind);
  });

  it.each(['render', 'hydration'] as const)('sends the kind that it is given: %s', (kind) => {
    createErrorReporter('')(new Error('boom'), 'page', kind);
    expect(sent()[0]?.kind).toBe(kind);
  });

  it('is replaced by the function of the host', () => {
    const report = createErrorReporter('');
    const plpReportError = jest.fn();
    (window as Host).plpReportError = plpReportError;
    const error = new Error('x');
    report(error, 'card');
    expect(plpReportError).toHaveBeenCalledWith(expect.objectContaining({ area: 'card' }), error);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a beacon that fails',
      () =>
        sendBeacon.mockImplementation(() => {
          throw new Error('full');
        }),
    ],
    [
      'no beacons',
      () =>
        Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true }),
    ],
    [
      'a host function that throws',
      () =>
        Object.assign(window, {
          plpReportError: () => {
            throw new Error('x');
          },
        }),
    ],
  ])('never throws: %s', (_what, arrange) => {
    arrange();
    expect(() => createErrorReporter('')({ toString: null }, 'card')).not.toThrow();
    expect(() => createErrorReporter('')(undefined, 'card')).not.toThrow();
  });
});

describe('uncaught errors', () => {
  const errorFrom = (file: string) => {
    const error = new Error('boom');
    error.stack = `Error: boom\n    at f (https://shop.example${file}:1:2)`;
    return error;
  };

  it("are reported when they come from the product's scripts, and left to the host when not", () => {
    const reported = jest.fn();
    watchOwnScripts('/sa/product-listing-fe/', reported);
    const own = errorFrom('/sa/product-listing-fe/product-listing.js');
    for (const error of [own, errorFrom('/host.js'), null, 'text']) {
      window.dispatchEvent(new ErrorEvent('error', { error }));
    }
    expect(reported.mock.calls).toEqual([[own, 'script']]);
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: own });
    window.dispatchEvent(rejected);
    expect(reported).toHaveBeenCalledTimes(2);
  });
});
