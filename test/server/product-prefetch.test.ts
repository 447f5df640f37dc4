import { speculationRules } from '../../server/rendering/speculation-rules';
import { aServer } from './a-server';

const env = { PREFETCH_PRODUCTS: 'true' };

describe('the page of a product, where the setting says so', () => {
  it('is fetched while the mouse rests on its card, of this site alone', async () => {
    const { body, headers } = await (await aServer({ env })).inject('/browse/chairs');
    expect(headers['content-security-policy']).toContain(speculationRules.policySource);
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

  it('is not fetched ahead from other pages, nor where the setting does not', async () => {
    const [without, server] = [await aServer(), await aServer({ env })];
    expect((await without.inject('/browse/chairs')).body).not.toContain('speculationrules');
    expect((await server.inject('/basket')).body).not.toContain('speculationrules');
  });
});
