import { isBoundedJson } from '../../src/lib/is-bounded-json';

const many = 200_000;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON within its bounds', () => {
  it.each([
    ['a value', 'null'],
    ['a listing', '{"response":{"product_list":[{"product_id":1}]}}'],
    ['lists next to each other', `[${'[[]],'.repeat(1_000)}1]`],
    ['64 levels', nested(64)],
    ['a text of commas and brackets', JSON.stringify(',[{'.repeat(many))],
    ['texts with quotation marks', JSON.stringify(['\\"'.repeat(many), ',"['.repeat(many)])],
    ['no JSON', '<!doctype html>'],
  ])('is %s', (_name, text) => {
    expect(isBoundedJson(text)).toBe(true);
  });

  it.each([
    ['too many numbers', JSON.stringify(new Array(many).fill(1))],
    ['too many empty lists', JSON.stringify(new Array(many).fill([]))],
    ['too many names', `{${'"a":1,'.repeat(many)}"b":2}`],
    ['65 levels', nested(65)],
    ['65 levels of records', '{"a":'.repeat(65)],
  ])('is not %s', (_name, text) => {
    expect(isBoundedJson(text)).toBe(false);
  });
});
