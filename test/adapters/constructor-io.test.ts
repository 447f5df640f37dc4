import { keepsTheListingContract } from './adapter-contract';
import {
  constructorIoEnvironment,
  contentOfRules,
  key,
  openConstructorIoDouble,
} from './constructor-io-double';
import { openTestAdapter, writeFields } from './open-test-adapter';
import { staysSafe } from './vendor-faults';

describe('the adapter to Constructor.io', () => {
  keepsTheListingContract(
    async () => {
      const { url } = await openConstructorIoDouble();
      return (await openTestAdapter(constructorIoEnvironment(url))).service;
    },
    { hasHighest: false, redirects: true, content: contentOfRules },
  );

  staysSafe({
    open: openConstructorIoDouble,
    environment: constructorIoEnvironment,
    keySetting: 'CONSTRUCTOR_IO_KEY',
    key,
  });

  it('says which sort order the vendor does not have', async () => {
    const { url } = await openConstructorIoDouble();
    const fields = writeFields({ sorts: { price: 'cheapest' } });
    const { service, logged } = await openTestAdapter({
      ...constructorIoEnvironment(url),
      ADAPTER_FIELDS: fields,
    });
    await service.opened;
    await expect(
      service.respond({ url: '/group_id/all?sort_by=price&sort_order=ascending', brand: 'marlow' }),
    ).rejects.toMatchObject({ statusCode: 503 });
    expect(logged()).toContain('cheapest ascending is not a sort option');
  });
});
