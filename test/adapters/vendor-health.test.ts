import { watchVendor } from '../../adapters/vendor-health';
import { closeAfterTest } from '../support/close-after-test';

it('logs that a vendor does not respond, once for each reason, and that it responds again', async () => {
  jest.useFakeTimers();
  closeAfterTest(() => void jest.useRealTimers());
  const responses = ['away', 'refused', 'away', 3, 3];
  const lines: unknown[] = [];
  const count = () => {
    const response = responses.shift() ?? 3;
    return typeof response === 'number'
      ? Promise.resolve(response)
      : Promise.reject(new Error(response));
  };
  const log = { warn: (fields: unknown, text?: string) => void lines.push([fields, text]) };
  const { opened, check, problem } = watchVendor({ vendor: 'Vendor', count, log });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(responses).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(responses).toHaveLength(1);
  expect(await opened).toBe(3);
  check();
  await jest.advanceTimersByTimeAsync(0);
  expect(responses).toEqual([]);
  expect(problem()).toBeUndefined();
  expect(lines).toEqual([
    [{ problem: 'away' }, 'not ready'],
    [{ problem: 'refused' }, 'not ready'],
    [{ vendor: 'Vendor' }, 'ready again'],
  ]);
});
