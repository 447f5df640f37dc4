/** Files in other languages than English: what is told of their texts, and what a search then finds. */
import { aQuery, idsOf } from '../catalogue/open-test-catalogue';
import { csv } from './csv-text';
import { openTestShop } from './import-text';

const rows: Readonly<Record<string, readonly (readonly [title: string, description: string])[]>> = {
  fr: [
    ['Canapé d’angle gris', 'Un canapé confortable pour le salon, avec des coussins lavables'],
    ['Housse pour canapé', 'Cette housse protège les meubles des taches et se lave en machine'],
    ['Chaises en chêne', 'Des chaises solides en bois massif pour la salle à manger'],
    ['Lampe de bureau', 'La lampe éclaire le bureau avec une lumière chaude et douce'],
  ],
  de: [
    ['Ecksofa in Grau', 'Ein bequemes Sofa für das Wohnzimmer mit weichen Kissen'],
    ['Stühle aus Eiche', 'Stabile Stühle aus massivem Holz für das Esszimmer der Familie'],
    ['Schreibtischlampe', 'Die Lampe beleuchtet den Tisch mit einem warmen und sanften Licht'],
    ['Teppich aus Wolle', 'Der Teppich wird von Hand gewebt und ist leicht zu reinigen'],
  ],
  en: [
    ['Corner sofa in grey', 'A comfortable sofa for the living room with soft cushions'],
    ['Oak chairs', 'Solid chairs made of wood for the dining room of a family'],
    ['Desk lamp', 'The lamp lights the desk with a warm and gentle light'],
    ['Wool rug', 'This rug is woven by hand and is easy to keep clean'],
  ],
};

const file = (language: string): string =>
  csv(
    'id,title,description,price',
    ...(rows[language] ?? []).map(([title, description], id) => ({
      id: String(id),
      title,
      description,
      price: '5.00',
    })),
  );

describe('the language of a file', () => {
  it.each(['fr', 'de', 'en'])('is told from its texts: %s', async (language) => {
    const shop = openTestShop();
    const { summary } = await shop.importText(file(language));
    expect(summary.language).toBe(language);
    expect((await shop.readAll()).outline.language).toBe(language);
  });

  it('is what the option says, whatever the texts are', async () => {
    const { summary } = await openTestShop().importText(file('en'), { language: 'nl' });
    expect(summary.language).toBe('nl');
  });

  it('is left open where there are too few words to tell', async () => {
    const shop = openTestShop();
    const { summary } = await shop.importText(
      csv('id,title,price', { id: '1', title: 'RX-500 Pro', price: '5.00' }),
    );
    expect(summary.language).toBeUndefined();
  });

  it.each([
    ['fr', 'canapé', ['0', '1']],
    ['fr', 'chaise', ['2']],
    ['de', 'stuhl', ['1']],
    ['en', 'chair', ['1']],
  ])('is how a search reads its words (%s: %s)', async (language, term, ids) => {
    const shop = openTestShop();
    await shop.importText(file(language));
    const engine = await shop.openEngine();
    expect(idsOf(await engine.query(aQuery({ base: { kind: 'search', term } })))).toEqual(ids);
  });
});
