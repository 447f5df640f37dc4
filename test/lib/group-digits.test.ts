import { groupDigits } from '../../src/lib/group-digits';

describe('digits', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [123456, '123,456'],
    [1234567, '1,234,567'],
    [0.123, '0.123'],
    [1234.567, '1,234.567'],
  ])('of %d stand in groups of three: %s', (count, text) => {
    expect(groupDigits(count)).toBe(text);
    expect(groupDigits(count)).toBe(count.toLocaleString('en-GB'));
  });

  it('after the point have no groups', () => {
    expect(groupDigits(0.1234)).toBe('0.1234');
    expect(groupDigits(1234.12345)).toBe('1,234.12345');
  });
});
