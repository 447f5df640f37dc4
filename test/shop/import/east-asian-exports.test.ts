/** Exports of shop systems of Japan and Korea: EC-CUBE and Cafe24. */
import { lines } from './csv-text';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

async function readAs(format: string, text: string, imageBase: string) {
  const { summary, problems } = await shop.importText(text, { imageBase });
  expect(problems).toEqual([]);
  expect(summary.format).toBe(format);
  const products = await shop.products();
  return products.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}

it('reads products of EC-CUBE, of which new ones have no id', async () => {
  const text = lines(
    '商品ID,公開ステータス(ID),商品名,ショップ用メモ欄,商品説明(詳細),商品削除フラグ,商品画像,商品カテゴリ(ID),商品カテゴリ(名称),規格分類1(ID),' +
      '規格分類1(名称),商品コード,在庫数,在庫数無制限フラグ,通常価格,販売価格',
    '1,1,フォーク,秘密,銀製,0,"f1.jpg,f2.jpg","1,2","台所,食器",3,金,F-1,0,1,95000,93000',
    '1,1,フォーク,秘密,銀製,0,"f1.jpg,f2.jpg","1,2","台所,食器",2,銀,F-2,0,0,,51000',
    ',1,皿,,,0,,,,,,,10,0,,800',
    '3,2,鍋,,,0,,,,,,N-1,10,0,,800',
  );
  const [fork, plate, ...others] = await readAs('EC-CUBE product CSV', text, 'https://s.example/i');
  expect(others).toEqual([]);
  expect(fork).toMatchObject({
    ...{ id: '1', title: 'フォーク', price: { current: 51_000 }, availability: 'InStock' },
    ...{ imageUrl: 'https://s.example/i/f1.jpg', categoryIds: ['台所', '食器'] },
    attributes: { 規格1: ['金', '銀'] },
  });
  expect(plate).toMatchObject({ id: '皿', title: '皿', price: { current: 800 } });
  expect(JSON.stringify(fork)).not.toContain('秘密');
});

it('reads products of Cafe24, whose brands are codes', async () => {
  const text = lines(
    '상품코드,자체 상품코드,진열상태,판매상태,상품명,상품 상세설명,소비자가,공급가,판매가,옵션사용,옵션입력,이미지등록(상세),브랜드',
    'P1,,Y,Y,가방,예쁜 가방,150000,60000,118000,Y,색상{빨강|파랑}//사이즈{55|66},women/1.jpg,B000000C',
    ',,Y,Y,모자,,,9000,20000,N,색상{빨강},,Acme',
    'P3,,Y,N,신발,,,9000,20000,N,,,',
  );
  const [bag, hat, ...others] = await readAs('Cafe24 product CSV', text, 'https://s.example');
  expect(others).toEqual([]);
  expect(bag).toMatchObject({
    ...{ id: 'P1', title: '가방', imageUrl: 'https://s.example/women/1.jpg' },
    price: { current: 118_000, reference: { amount: 150_000, kind: 'rrp' } },
    attributes: { colours: ['빨강', '파랑'], size: ['55', '66'] },
  });
  expect(bag).toMatchObject({ brand: { name: '' } });
  expect(hat).toMatchObject({ id: '모자', brand: { name: 'Acme' }, attributes: {} });
});
