import { parseJson } from '../../src/lib/parse-json';

describe('parseJson', () => {
  test('reads JSON, and nothing of other texts', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
    expect(parseJson('{"a":')).toBeUndefined();
  });

  test('reads nothing where nothing is stored, without an exception', () => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(parseJson(undefined)).toBeUndefined();
    expect(parseJson('')).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });
});
