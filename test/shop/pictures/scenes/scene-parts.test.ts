import { balanced, pickByForm, rays } from '../../../../shop/pictures/scenes/scene-parts';

describe('balanced', () => {
  it('mirrors the right side of an outline about the middle of the picture', () => {
    expect(balanced('0 10, 5 12, 20 40')).toBe('M180 10Q185 12 200 40L160 40Q175 12 180 10Z');
  });
});

describe('pickByForm', () => {
  it('takes the choice of a form, and the first for a form that has none', () => {
    expect(pickByForm(1, ['round', 'square'])).toBe('square');
    expect(pickByForm(3, ['round', 'square'])).toBe('round');
  });
});

describe('rays', () => {
  it('starts at the top and goes round', () => {
    expect(rays([100, 50], 2, [10, 20])).toBe('M100 40L100 30M100 60L100 70');
  });
});
