import fc from 'fast-check';
import {
  withJsonField,
  writeDataBlock,
  writeScriptJson,
  writeScriptJsonOnce,
} from '../../server/rendering/write-data-block';

describe('data inside a page', () => {
  it('cannot end its script element or open a comment', () => {
    const hostile = ['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028'];
    expect(writeScriptJson(hostile)).not.toMatch(/<|\u2028/);
    expect(writeDataBlock('id="x"', writeScriptJson(hostile)).match(/<\/script>/g)).toHaveLength(1);
  });

  it('is unchanged when it is parsed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(writeScriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is the same with a cached field', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(record, fc.string(), record, (fields, name, value) => {
        fc.pre(!Object.hasOwn(fields, name) && name !== '__proto__');
        const once = writeScriptJsonOnce(value);
        expect(writeScriptJsonOnce(value)).toBe(once);
        expect(JSON.parse(withJsonField(writeScriptJson(fields), name, once))).toEqual(
          JSON.parse(JSON.stringify({ ...fields, [name]: value })),
        );
      }),
    );
  });
});
