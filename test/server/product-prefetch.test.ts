import { speculationRules } from '../../server/rendering/speculation-rules';
import { aServer } from './a-server';

describe('the page of a product', () => {
  it('is fetched while the mouse rests on its card, of this site alone', async () => {
    const { body } = await (await aServer()).inject('/browse/chairs');
    expect(body).toContain(`<script type="speculationrules">${speculationRules.text}</script>`);
    expect(JSON.parse(speculationRules.text)).toEqual({
      prefetch: [
        {
          where: { and: [{ href_matches: '/*' }, { selector_matches: '.plp-card__link' }] },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('is not fetched ahead where the setting says so, nor from pages that are no listings', async () => {
    const without = await aServer({ env: { PREFETCH_PRODUCTS: 'false' } });
    expect((await without.inject('/browse/chairs')).body).not.toContain('speculationrules');
    expect((await (await aServer()).inject('/basket')).body).not.toContain('speculationrules');
  });
});
