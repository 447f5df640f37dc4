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

  it('give the summary an example without it, unless they are of the own origin', async () => {
    const header = 'id,title,price,image_url\n';
    const own = await shop.importText(`${header}1,Lamp,5,/images/1.jpg\n`);
    expect(own.summary.unplacedPicture).toBeUndefined();
    const bare = await shop.importText(`${header}1,Lamp,5,/1.jpg\n2,Sofa,5,images/3.jpg\n`);
    expect(bare.summary.unplacedPicture).toBe('images/3.jpg');
  });
});
