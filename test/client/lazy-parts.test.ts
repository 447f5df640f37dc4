import { loadExtensions } from '../../src/client/lazy-parts';
import { noExtensions } from '../../src/environment/environment';
import { brandOf } from '../../src/storefront/brand';
import { brands } from '../support/english';

const brand = brandOf(brands, 'marlow');

jest.mock('../../src/page/extend-page', () => {
  throw new Error('Loading chunk extensions failed');
});

describe('the extensions of a storefront', () => {
  it('are left out when they fail to load, and that is reported', async () => {
    const reportError = jest.fn();
    expect(await loadExtensions({ chipTexts: () => 'x' }, brand, reportError)).toBe(noExtensions);
    expect(reportError.mock.calls).toEqual([
      [new Error('Loading chunk extensions failed'), 'extensions'],
    ]);
  });

  it.each([{}, { loadExtensions: { hearth: () => Promise.resolve({}) } }])(
    'are not loaded for a brand that has none: %j',
    async (extensions) => {
      const reportError = jest.fn();
      expect(await loadExtensions(extensions, brand, reportError)).toBe(noExtensions);
      expect(reportError).not.toHaveBeenCalled();
    },
  );
});
