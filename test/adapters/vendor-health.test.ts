import { watchVendor } from '../../adapters/vendor-health';
import { until } from '../support/until';

it('logs that a vendor does not respond, once for each reason, and that it responds again', async () => {
  const responses = ['away', 'away', 3, 3];
  const lines: unknown[] = [];
  const count = () => {
    const response = responses.shift() ?? 3;
    return typeof response === 'number'
      ? Promise.resolve(response)
      : Promise.reject(new Error(response));
  };
  const log = { warn: (fields: unknown, text?: string) => void lines.push([fields, text]) };
  const { opened, check, problem } = watchVendor({ vendor: 'Vendor', count, log });
  expect(await opened).toBe(3);
  check();
  await until(() => responses.length === 0);
  expect(problem()).toBeUndefined();
  expect(lines).toEqual([
    [{ problem: 'away' }, 'not ready'],
    [{ vendor: 'Vendor' }, 'ready again'],
  ]);
});
