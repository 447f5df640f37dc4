import { writeWireProduct } from '../../../shop/catalogue/listing-api-product';
import { aProduct } from './a-catalogue';

const textOf = (fields: Omit<Parameters<typeof aProduct>[0], 'id'>) =>
  writeWireProduct(aProduct({ id: 'p1', ...fields }), { currencyCode: 'GBP' }).image?.alt_text;

describe('the alternative text of a picture', () => {
  const imageUrl = '/pictures/stool.svg';

  it.each([
    ['its own', { imageAlt: 'A stool by a window' }, 'A stool by a window'],
    ['the title of a product without one', {}, 'Oak stool'],
    ['the title of a product with a blank one', { imageAlt: ' ' }, 'Oak stool'],
    ['as long as the contract has it', { title: 'Oak '.repeat(200) }, 'Oak '.repeat(125)],
  ])('is %s', (_case, fields, text) => {
    expect(textOf({ title: 'Oak stool', imageUrl, ...fields })).toBe(text);
  });

  it('is not sent without a picture', () => {
    expect(textOf({ title: 'Oak stool', imageAlt: 'A stool' })).toBeUndefined();
  });
});
