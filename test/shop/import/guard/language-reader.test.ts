import { createLanguageReader } from '../../../../shop/import/guard/find-language';

const aProduct = (number: number) => ({
  title: `Lamp ${number}`,
  description: `<p>Light ${number}</p>`,
});

describe('the language of the first products', () => {
  it('is looked for once, as soon as there are a thousand different texts', async () => {
    const asked: (readonly string[])[] = [];
    const reader = createLanguageReader((texts) => {
      asked.push(texts);
      return Promise.resolve('en');
    });
    // Variants of one product have the same texts, which tell nothing more.
    for (let number = 0; number < 499; number += 1) {
      reader.add(aProduct(number));
      reader.add(aProduct(number));
    }
    expect(asked).toEqual([]);
    reader.add(aProduct(499));
    reader.add(aProduct(500));
    expect(await reader.finish()).toBe('en');
    expect(asked.map(({ length }) => length)).toEqual([1_000]);
    expect(asked[0]?.slice(0, 2)).toEqual(['Lamp 0', 'Light 0']);
  });

  it('is looked for at the end of a small file, and a fault is told there', async () => {
    const reader = createLanguageReader(() => Promise.reject(new Error('no words')));
    reader.add(aProduct(0));
    await expect(reader.finish()).rejects.toThrow('no words');
  });
});
