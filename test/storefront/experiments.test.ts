import { isReRanked, readExperiments } from '../../src/storefront/experiments';

describe('experiments', () => {
  it('re-rank browse and promo pages, and never a search', () => {
    expect([isReRanked('search'), isReRanked('browse'), isReRanked('promo')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('record the variant where a feature is on and control where it is off', () => {
    const features = { ranking: true, badges: false, sizes: true, constructor: true };
    const variants = { ranking: 'by-margin', badges: 'round' };
    expect(readExperiments(features, variants)).toEqual([
      { name: 'badges', cohort: 'control' },
      { name: 'constructor', cohort: 'variant' },
      { name: 'ranking', cohort: 'by-margin' },
      { name: 'sizes', cohort: 'variant' },
    ]);
  });
});
