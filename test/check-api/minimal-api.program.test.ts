/** The API of the guide docs/guides/own-api.md, as a reader would run it. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { run } from './an-api';

const guide = readFileSync(join(__dirname, '../../docs/guides/own-api.md'), 'utf8');
const blocks = guide.split('\n```').filter((_part, index) => index % 2 === 1);

/** Without the language of the block. */
function blockWith(text: string): string {
  const block = blocks.find((one) => one.includes(text)) ?? '';
  return block.slice(block.indexOf('\n') + 1);
}

it('responds to pages of other origins, and has the faults that the guide shows', async () => {
  const port = String(await freePort());
  const onPort = (text: string) => text.replaceAll('4200', port);
  const file = join(aFolder(), 'api.mjs');
  writeFileSync(file, onPort(blockWith('// api.mjs')));
  const api = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  closeAfterTest(() => api.kill());
  const printed: string[] = [];
  api.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const address = `http://127.0.0.1:${port}/listing`;
  await until(() =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { code, out } = await run([address, '--origin', 'https://shop.example']);
  expect(code).toBe(1);
  expect(out).toContain(onPort(blockWith('1. Categories:').trim()));
  const cors = out.split('A page of another origin\n')[1]?.split('\n\n')[0] ?? '';
  expect(cors).toContain('OPTIONS allows the headers');
  expect(cors).not.toContain('✗');
  const [request = ''] = blockWith('GET /listing/group_id/tables').split('\n');
  expect(printed.join('')).toContain(request.replace('tables', 'all'));
});
