/** The encoding of a file that does not name it. */
import { encode } from 'iconv-lite';
import { guessEncoding } from '../../../shop/import/formats/guess-encoding';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const names: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': [
    'Küchenstuhl grün',
    'Hängelampe groß',
    'Kissen für draußen',
    'Lampe à poser – été',
  ],
  'windows-1250': ['Żółte krzesło', 'Łóżko dębowe', 'Stół okrągły', 'Półka ścienna biała'],
  'windows-1251': ['Стул деревянный', 'Лампа настольная', 'Стол обеденный', 'Диван угловой'],
  'windows-1254': [
    'Ahşap sandalye',
    'Büyük masa ışıklı',
    'Çocuk yatağı',
    'Kırmızı koltuk döşemesi',
  ],
  'windows-1256': ['كرسي خشبي', 'طاولة كبيرة', 'مصباح أبيض', 'أريكة زرقاء'],
  'koi8-r': ['Стул деревянный', 'Лампа настольная', 'Стол обеденный', 'Диван угловой'],
  shift_jis: ['木の椅子', '大きなテーブル', '白いランプ', '青いソファー'],
  gb18030: ['木椅子', '大桌子', '白色台灯', '蓝色沙发'],
  big5: ['木椅子', '大桌子', '白色檯燈', '藍色沙發'],
  'euc-kr': ['나무 의자', '큰 테이블', '하얀 램프', '파란 소파'],
};

const tableOf = (titles: readonly string[]): string =>
  `id,title,price,link\n${titles.map((title, at) => `${at},${title},5,https://shop.example/${at}`).join('\n')}\n`;

const titles = async () => (await shop.products()).map(({ title }) => title).toSorted();

describe('the encoding of a file', () => {
  it.each(Object.entries(names))('is told from its letters: %s', async (encoding, own) => {
    const { problems, summary } = await shop.importText(encode(tableOf(own), encoding));
    expect(problems).toEqual([
      `read as ${encoding}, since it is not in UTF-8; --encoding takes another`,
    ]);
    expect(summary.products).toBe(own.length);
    expect(await titles()).toEqual(own.toSorted());
  });

  it.each(Object.entries(names))('is told from letters among tags: %s', async (encoding, own) => {
    const marked = own.map((title) => `${title}<br>${title}→${title}`);
    const { problems } = await shop.importText(encode(tableOf(marked), encoding));
    expect(problems).toEqual([expect.stringContaining(`read as ${encoding}`)]);
  });

  it('is told from letters far behind the beginning of a file', async () => {
    const plain = Array.from({ length: 4_000 }, (_, at) => `Wooden chair ${at}`);
    const { problems } = await shop.importText(
      encode(tableOf([...plain, 'Stół dębowy żółty']), 'windows-1250'),
    );
    expect(problems).toEqual([expect.stringContaining('read as ')]);
  });

  it('is UTF-8 with some broken letters, whose rows are reported', async () => {
    const text = Buffer.from(tableOf(['Küchenstuhl', 'Hängelampe', 'Kissen für draußen', 'Caf?']));
    text[text.indexOf('?')] = 0xe9;
    const { problems, summary } = await shop.importText(text);
    expect(problems).toEqual([expect.stringMatching(/^line 5: title has characters/)]);
    expect(summary.products).toBe(3);
  });

  it('is what the user says', async () => {
    const text = encode(tableOf(names['windows-1251'] ?? []), 'windows-1251');
    const { problems } = await shop.importText(text, { encoding: 'windows-1252' });
    expect(problems).toEqual([]);
    expect(await titles()).not.toContain('Стул деревянный');
  });

  it('is not told from the rows of one night', async () => {
    const text = encode(tableOf(['Lamp', 'Стул деревянный']), 'windows-1251');
    const profile = { path: 'import.json', source: 'feed', hosts: [], leastShare: 0.8 };
    const { problems } = await shop.importText(text, { profile } as never);
    expect(problems).toEqual([expect.stringMatching(/^line 3: title .* --encoding/)]);
  });
});

async function* piecesOf(text: string, encoding: string): AsyncGenerator<Buffer> {
  for (const piece of encode(text, encoding)
    .toString('latin1')
    .match(/.{1,3}/gs) ?? [])
    yield await Promise.resolve(Buffer.from(piece, 'latin1'));
}

describe('guessEncoding', () => {
  it.each(['', 'id,title\n1,Lamp\n'])('takes ASCII for UTF-8: %j', async (text) => {
    expect(await guessEncoding(piecesOf(text, 'utf-8'))).toBe('utf-8');
  });

  it('reads letters that are cut between two pieces', async () => {
    expect(await guessEncoding(piecesOf('Стул 木の椅子 é', 'utf-8'))).toBe('utf-8');
    expect(
      await guessEncoding(
        piecesOf('Стул деревянный\nЛампа настольная\nСтол обеденный', 'windows-1251'),
      ),
    ).toBe('windows-1251');
  });
});
