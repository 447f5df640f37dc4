import fc from 'fast-check';
import { plainText } from '../../src/lib/html-text';
import { processorMsOf } from '../support/processor-time';

describe('plain text out of HTML', () => {
  it.each([
    ['Sofa &amp; footstool', 'Sofa & footstool'],
    ['Caf&eacute; cr&egrave;me', 'Café crème'],
    ['&Eacute;toile, &OElig;uvre, &yuml;', 'Étoile, Œuvre, ÿ'],
    ['&pound;20 or &euro;25', '£20 or €25'],
    ['&frac12; price, 20&deg;C, 2 &times; 4', '½ price, 20°C, 2 × 4'],
    ['It&#39;s, it&#x27;s, it&apos;s, it&rsquo;s', "It's, it's, it's, it’s"],
    ['Windows &#146;quote&#146; and &#128;', 'Windows ’quote’ and €'],
    ['&fnof; 1&thinsp;mm&Dagger; &Zcaron;', 'ƒ 1&thinsp;mm‡ Ž'],
    ['&le; 5 &rarr; 6&Prime; &hearts;', '≤ 5 → 6″ ♥'],
    ['<b>New</b> sofa', 'New sofa'],
    ['Oak<br/>Large', 'Oak Large'],
    ['<p class="lead">Oak</p><p>Large</p>', 'Oak Large'],
    ['<!-- note -->Lamp', 'Lamp'],
    ['under < 5 kg > 2 kg', 'under < 5 kg > 2 kg'],
    ['I <3 tea', 'I <3 tea'],
    ['Marks & Spencer', 'Marks & Spencer'],
    ['a &unknown; name', 'a &unknown; name'],
    ['&constructor;&toString;', '&constructor;&toString;'],
    ['  two\n\t words  ', 'two words'],
    ['10&nbsp;kg', '10\u00a0kg'],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ['&lt;b&gt;New&lt;/b&gt; sofa', 'New sofa'],
    ['&amp;lt;b&amp;gt;New&amp;lt;/b&amp;gt; sofa &amp;amp; bed', 'New sofa & bed'],
    ['&amp;amp;amp;lt;p&amp;amp;amp;gt;Oak&#38;#38;lt;br&#x26;gt;Large', 'Oak Large'],
    ['Caf&amp;eacute; &amp;#233;t&amp;#xE9;', 'Café été'],
    ['under &amp;lt; 5 kg', 'under < 5 kg'],
    ['M&amp;Ms; assorted', 'M&Ms; assorted'],
    ['Salt &amp;amp;nosuch; pepper', 'Salt &nosuch; pepper'],
    ['<i title="A &gt; B">Lamp</i>', 'Lamp'],
  ])('reads %j, escaped several times, as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('has U+FFFD for numbers that are no character', () => {
    expect(plainText('&#0;&#xD800;&#x110000;\uD800')).toBe('\uFFFD\uFFFD\uFFFD\uFFFD');
  });

  it('leaves no control character, which server and browser would show differently', () => {
    expect(plainText('a\0b\rc')).toBe('a b c');
  });

  it('leaves text without markup as it is', () => {
    const words = fc.stringMatching(/^[a-zA-Z0-9é£.,]+( [a-zA-Z0-9é£.,]+)*$/);
    fc.assert(fc.property(words, (text) => plainText(text) === text));
  });

  it('restores any text without tags that was fully escaped', () => {
    const escaped = (text: string) =>
      Array.from(text, (character) => `&#${String(character.codePointAt(0))};`).join('');
    const words = fc.stringMatching(/^[<>&#0-9"'/!]*$/);
    fc.assert(fc.property(words, (text) => plainText(escaped(text)) === text));
  });

  it('never throws and always gives well-formed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        expect(() => encodeURIComponent(plainText(html))).not.toThrow();
      }),
    );
  });

  it.each([
    '<a',
    '<',
    '&',
    '&#1',
    '<a ',
    '</',
    '<!--',
    '&a;<b>',
    'a ',
    '&amp;',
    'amp;',
    '&#38;amp;',
  ])('takes linear time for a long run of %j', (piece) => {
    const text = piece.repeat(200_000);
    expect(processorMsOf(() => plainText(text))).toBeLessThan(1_000);
  });

  it('takes linear time for an ampersand that was escaped without end', () => {
    const text = `&${'amp;'.repeat(200_000)}`;
    expect(processorMsOf(() => plainText(text))).toBeLessThan(1_000);
  });

  it('takes linear time for one tag that never ends', () => {
    const text = `<${'a'.repeat(1_000_000)}`;
    expect(processorMsOf(() => plainText(text))).toBeLessThan(1_000);
  });
});
