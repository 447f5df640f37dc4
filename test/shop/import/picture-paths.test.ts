/** Pictures of which a file has only a path. */
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

const imageBase = 'https://media.example/shop';

const feed = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
<item><g:id>1</g:id><title>Lamp</title><g:price>5 GBP</g:price><g:image_link>2.jpg</g:image_link>
<g:additional_image_link>/images/3.jpg</g:additional_image_link></item></channel></rss>`;

describe('pictures that are only paths', () => {
  it.each([
    [
      'CSV',
      'id,title,price,image_url,additional_image_url\n1,Lamp,5,2.jpg,/images/3.jpg\n2,Sofa,6,https://i.example/4.jpg,\n',
    ],
    ['a Google feed', feed],
    [
      'NDJSON',
      '{"id":"1","title":"Lamp","price":5,"imageUrl":"2.jpg","secondImageUrl":"/images/3.jpg"}',
    ],
  ])('of %s are below the address of --image-base', async (_, text) => {
    const { summary } = await shop.importText(text, { imageBase });
    const [lamp, sofa] = await shop.products();
    expect(lamp).toMatchObject({
      imageUrl: 'https://media.example/shop/2.jpg',
      secondImageUrl: 'https://media.example/shop/images/3.jpg',
    });
    expect(sofa?.imageUrl ?? 'https://i.example/4.jpg').toBe('https://i.example/4.jpg');
    expect(summary.unplacedPicture).toBeUndefined();
  });

  it('of swatches are too, those of variants and those of the file', async () => {
    const swatches = '[{"displayName":"Red","imageSrc":"r.jpg","productImageSrc":"p/r.jpg"}]';
    await shop.importText(
      `{"id":"1","title":"Lamp","price":5,"swatches":${swatches}}\n{"id":"2","title":"Sofa","price":5}`,
      { imageBase },
    );
    expect((await shop.products())[0]?.swatches).toEqual([
      {
        displayName: 'Red',
        imageSrc: 'https://media.example/shop/r.jpg',
        productImageSrc: 'https://media.example/shop/p/r.jpg',
      },
    ]);
    await shop.importText(
      'id,item_group_id,title,price,colour,image_url\na,g,Lamp,5,Red,r.jpg\nb,g,Lamp,5,Blue,b.jpg\n',
      { imageBase },
    );
    expect((await shop.products())[0]?.swatches).toMatchObject([
      { productImageSrc: 'https://media.example/shop/r.jpg' },
      { productImageSrc: 'https://media.example/shop/b.jpg' },
    ]);
  });

  it('may stand in one cell', async () => {
    const text = 'id,title,price,image\n1,Lamp,5,"a.jpg;b.PNG;"\n2,Sofa,5,"c.jpg,d,e.jpg"\n';
    await shop.importText(text, { imageBase });
    expect(await shop.products()).toMatchObject([
      { imageUrl: `${imageBase}/a.jpg`, secondImageUrl: `${imageBase}/b.PNG` },
      { imageUrl: `${imageBase}/c.jpg,d,e.jpg` },
    ]);
  });

  it('give the summary an example without it, unless they are of the own origin', async () => {
    const header = 'id,title,price,image_url\n';
    const own = await shop.importText(`${header}1,Lamp,5,/images/1.jpg\n`);
    expect(own.summary.unplacedPicture).toBeUndefined();
    const bare = await shop.importText(`${header}1,Lamp,5,/1.jpg\n2,Sofa,5,images/3.jpg\n`);
    expect(bare.summary.unplacedPicture).toBe('images/3.jpg');
  });
});

describe('more than two pictures', () => {
  const linkOf = (n: number) => `https://i.example/${n}.jpg`;

  it('are those of a page, ten at most, without addresses that no page can load', async () => {
    const cell = ['javascript:alert(1)', ...Array.from({ length: 12 }, (_, n) => linkOf(n))];
    await shop.importText(
      `id,title,price,image_url,additional_image_link\n1,Lamp,5,/a.jpg,${cell.join('|')}\n`,
    );
    const [lamp] = await shop.products();
    expect(lamp).toMatchObject({ imageUrl: '/a.jpg', secondImageUrl: linkOf(0) });
    expect(lamp?.furtherImageUrls).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(linkOf));
  });

  it('belong to the colour of their variant', async () => {
    await shop.importText(
      'id,item_group_id,title,price,color,image_link,additional_image_link\n' +
        '1,g,Lamp,5,Red,/red.jpg,/red-2.jpg|/red-3.jpg\n2,g,Lamp,5,Blue,/blue.jpg,/blue-2.jpg\n' +
        '3,g,Lamp,5,Green,/green.jpg,\n',
    );
    const [lamp] = await shop.products();
    expect(lamp?.furtherImageUrls).toEqual(['/red-3.jpg']);
    expect(lamp?.swatches.map(({ furtherImageUrls }) => furtherImageUrls)).toEqual([
      ['/red-2.jpg', '/red-3.jpg'],
      ['/blue-2.jpg'],
      undefined,
    ]);
  });

  it('are below the address of --image-base too', async () => {
    const more = '"secondImageUrl":"3.jpg","furtherImageUrls":["4.jpg"]';
    await shop.importText(`{"id":"1","title":"Lamp","price":5,"imageUrl":"2.jpg",${more}}`, {
      imageBase,
    });
    const [lamp] = await shop.products();
    expect(lamp?.furtherImageUrls).toEqual(['https://media.example/shop/4.jpg']);
  });
});
