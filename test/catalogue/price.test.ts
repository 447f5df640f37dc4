import { readProducts } from '../../src/catalogue/product';
import { aWireProduct } from '../support/a-product';

const priceOf = (price: object) =>
  readProducts([{ ...aWireProduct(), price: { current: 20, ...price } }])[0]?.price;

const gram = { value: 100, unit: 'g' };

describe('the reference of a price', () => {
  it.each(['prior30', 'rrp', 'list'])('is read: %s', (kind) => {
    expect(priceOf({ reference: { amount: '25', kind } })?.reference).toEqual({ amount: 25, kind });
  });

  it.each([
    ['a price below', { amount: 19.99, kind: 'rrp' }],
    ['the price itself', { amount: 20, kind: 'prior30' }],
    ['an unknown kind', { amount: 25, kind: 'constructor' }],
    ['no kind', { amount: 25 }],
    ['no amount', { kind: 'rrp' }],
    ['no record', 25],
  ])('is left out for %s', (_case, reference) => {
    const price = priceOf({ reference });
    expect(price).toEqual(priceOf({}));
    expect(price).toBeDefined();
  });
});

describe('the price of a unit', () => {
  it('is read', () => {
    const unit = { amount: 8, measure: { value: 250, unit: 'g' }, reference: gram };
    expect(priceOf({ unit })?.unit).toEqual(unit);
  });

  it.each([
    ['a unit of no measure', { amount: 8, measure: { value: 1, unit: 'stone' }, reference: gram }],
    ['an amount of zero', { amount: 0, measure: gram, reference: gram }],
    ['a measure of zero', { amount: 8, measure: { value: 0, unit: 'g' }, reference: gram }],
    ['no reference', { amount: 8, measure: gram }],
    ['a text', '8 per 100 g'],
  ])('is left out for %s', (_case, unit) => {
    expect(priceOf({ unit })).toEqual(priceOf({}));
  });
});

describe('the offers of a price', () => {
  const offer = { amount: 15, condition: 'with a card' };

  it('are read without markup, three at most', () => {
    const offers = [{ ...offer, condition: '<b>with</b> a card' }, offer, offer, offer];
    expect(priceOf({ offers })?.offers).toEqual([offer, offer, offer]);
  });

  it.each([
    ['a price that is not lower', [{ ...offer, amount: 20 }]],
    ['no condition', [{ amount: 15 }]],
    ['none', []],
    ['no list', offer],
  ])('are left out for %s', (_case, offers) => {
    expect(priceOf({ offers })).toEqual(priceOf({}));
  });
});

describe('the energy label', () => {
  const energyOf = (energy: unknown) => readProducts([{ ...aWireProduct(), energy }])[0]?.energy;
  const range = ['A', 'G'] as const;

  it.each([
    ['B', range],
    ['A', range],
    ['G', range],
    ['A+', ['A+++', 'D']],
  ])('has the class %s within its range', (name, within) => {
    expect(energyOf({ class: name, range: within })).toEqual({ class: name, range: within });
  });

  it.each([
    ['a class above its range', { class: 'A+', range }],
    ['a class below its range', { class: 'E', range: ['A', 'D'] }],
    ['an unknown class', { class: 'H', range }],
    ['a range of one', { class: 'B', range: ['A'] }],
    ['a range that is turned', { class: 'B', range: ['G', 'A'] }],
    ['an unknown end', { class: 'B', range: ['A', 'Z'] }],
  ])('is left out for %s', (_case, energy) => {
    expect(energyOf(energy)).toBeUndefined();
  });

  it('has no address that a link may not use', () => {
    const energy = { class: 'B', range, labelUrl: 'javascript:alert(1)', sheetUrl: '/sheet' };
    expect(energyOf(energy)).toEqual({ class: 'B', range, sheetUrl: '/sheet' });
  });
});
