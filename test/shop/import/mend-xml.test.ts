/** Feeds in XML that are not quite XML, wherever a file is cut into pieces. */
import { mendXml } from '../../../shop/import/formats/mend-xml';

async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length)
    yield await Promise.resolve(text.slice(at, at + length));
}

async function escape(text: string, length: number): Promise<string> {
  let escaped = '';
  for await (const piece of mendXml(piecesOf(text, length))) escaped += piece;
  return escaped;
}

const lengths = [1, 2, 3, 7, 11, 1000];

it.each([
  ['a & b && c', 'a &amp; b &amp;&amp; c'],
  ['&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;', '&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;'],
  ['&nbsp;&eacute; &AMP;', '&amp;nbsp;&amp;eacute; &AMP;'],
  ['&unknown; ?a=1&b=2', '&unknown; ?a=1&amp;b=2'],
  [
    '<a><![CDATA[ & ]] > & ]]> & <!-- & -> & --> &',
    '<a><![CDATA[ & ]] > & ]]> &amp; <!-- & -> & --> &amp;',
  ],
  [
    '<![CDATA[<!-- & ]]>&<!-- <![CDATA[ & -->&',
    '<![CDATA[<!-- & ]]>&amp;<!-- <![CDATA[ & -->&amp;',
  ],
  ['<!-- never closed & ', '<!-- never closed & '],
  ['Shown\nbelow.\n<a>&</a>', '\n\n<a>&amp;</a>'],
  ['Shown below.\n<?xml version="1.0"?><a/>', '<?xml version="1.0"?><a/>'],
  ['<p>a\x08b\t\n\r\uFFFF<![CDATA[\x0B]]>', '<p>ab\t\n\r<![CDATA[]]>'],
])('%s is %s', async (text, expected) => {
  for (const length of lengths) expect(await escape(text, length)).toBe(expected);
});
