import { openTestShop } from './import-text';

it('variants name their colour as its swatch does', async () => {
  const shop = openTestShop();
  await shop.importText(
    'id,item_group_id,title,price,size,colour,image_link\n' +
      'p1,polo,Polo,20 GBP,M,Grey/Black,https://a.example/1.jpg\n' +
      'p2,polo,Polo,20 GBP,L,Grey/Black,https://a.example/1.jpg\n' +
      'p3,polo,Polo,20 GBP,L,Red,https://a.example/2.jpg\n',
  );
  const [polo] = await shop.products();
  const names = polo?.swatches.map(({ displayName }) => displayName);
  expect(names).toHaveLength(2);
  const [multicoloured, red] = names ?? [];
  expect(polo?.variants?.map(({ options }) => options)).toEqual([
    { colours: multicoloured, size: 'M' },
    { colours: multicoloured, size: 'L' },
    { colours: red, size: 'L' },
  ]);
});
