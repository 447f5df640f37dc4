import { createBrowserPlatform } from '../../src/client/browser-platform';

// A channel of Node would keep the test running.
jest.mock('../../src/client/tab-channel', () => ({ broadcast() {}, onBroadcast() {} }));

const key = 'ConstructorioID_client_id';
const { savesData, sessionStorage, userId } = createBrowserPlatform({
  publish: () => undefined,
  reportError: () => undefined,
  whileMounted: new AbortController(),
});

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = `${key}=; max-age=0`;
  window.localStorage.clear();
});

describe("the search provider's id of this browser", () => {
  it.each([
    ['user-1', 'user-1'],
    ['a%20b%C3%A9', 'a bé'],
    ['100%', '100%'],
  ])('of the cookie %j is %j', (value, id) => {
    document.cookie = 'other=1';
    document.cookie = `${key}=${value}`;
    expect(userId()).toBe(id);
  });

  it('is that of local storage without a cookie', () => {
    expect(userId()).toBeUndefined();
    window.localStorage.setItem(key, 'stored');
    expect(userId()).toBe('stored');
  });

  it('is undefined in a sandboxed frame, where reading cookies and storage throws an error', () => {
    const forbidden = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(forbidden);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    expect(userId()).toBeUndefined();
  });
});

describe('a shopper', () => {
  it.each([
    ['with reduced data usage', { saveData: true }, true],
    ['on a very slow connection', { effectiveType: 'slow-2g' }, true],
    ['on a slow connection', { effectiveType: '2g' }, true],
    ['on a usual connection', { saveData: false, effectiveType: '4g' }, false],
    ['whose browser does not tell', undefined, false],
  ])('%s saves data or not', (_shopper, connection, isSaving) => {
    Object.assign(navigator, { connection });
    expect(savesData()).toBe(isSaving);
  });
});

it('stores nothing where the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => sessionStorage.write('key', 'text')).not.toThrow();
  expect(sessionStorage.read('key')).toBeUndefined();
});
