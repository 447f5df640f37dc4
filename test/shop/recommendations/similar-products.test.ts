import { findSimilar } from '../../../shop/recommendations/similar-products';
import { aProduct } from '../catalogue/a-catalogue';
import { aPage, anEngine } from '../../server/a-server';

it('products with a column of any name are compared by their own values', async () => {
  const categoryIds = ['cars'];
  const product = aProduct({ categoryIds, id: 'one', attributes: { constructor: ['Ferrari'] } });
  const others = [
    aProduct({ categoryIds, id: 'none', attributes: {} }),
    aProduct({ categoryIds, id: 'same', attributes: { constructor: ['Ferrari'] } }),
  ];
  const engine = anEngine({ query: () => Promise.resolve(aPage([product, ...others])) });
  const similar = await findSimilar(engine, product);
  expect(similar.map(({ id }) => id)).toEqual(['same', 'none']);
});
