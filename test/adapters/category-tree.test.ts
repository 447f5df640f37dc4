import { readTree } from '../../adapters/category-tree';

it('leaves out categories that no address can name, and those below them', () => {
  const { byId } = readTree([
    ['-', 'Home', '?'],
    ['- > Rugs', 'Home > Rugs', 'Home > —'],
  ]);
  expect([...byId.keys()]).toEqual(['home', 'home-rugs']);
});
