import fc from 'fast-check';
import { writeDataBlock, writeScriptJson } from '../../src/server/state-script';

describe('data inside a page', () => {
  it('cannot end its script element or open a comment', () => {
    const hostile = ['</script><script>alert(1)</script>', '<!--', ']]>', '\u2028'];
    expect(writeScriptJson(hostile)).not.toMatch(/<|\u2028/);
    expect(writeDataBlock('id="x"', hostile).match(/<\/script>/g)).toHaveLength(1);
  });

  it('reads back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(writeScriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
