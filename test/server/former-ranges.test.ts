import { aServer } from './a-server';

const former = '/browse/all/height--%2220%22_%2230%22+%2250-5%22_%22inf%22?page=2&utm_source=mail';
const present = '/browse/all/height---20-to-30+50-5-and-above?page=2&utm_source=mail';

describe('the former address of a range', () => {
  it('is redirected for good, with its query', async () => {
    const server = await aServer();
    const { statusCode, headers } = await server.inject(former);
    expect([statusCode, headers.location]).toEqual([301, present]);
  });

  it.each([
    '/browse/all/height---20-to-30',
    '/browse/all/height--20_30',
    '/browse/all/price--10-to-20',
    '/browse/all/brand--%22quoted%22',
  ])('is none at %s', async (address) => {
    const server = await aServer();
    expect((await server.inject(address)).statusCode).not.toBe(301);
  });
});
