import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../../server/create-log';
import { closeAfterTest } from '../support/close-after-test';
import { aFolder } from '../support/temporary-folder';

function open(path: string): number {
  const file = openSync(path, 'w');
  closeAfterTest(() => closeSync(file));
  return file;
}

describe('the log', () => {
  it('is written line by line, with what a terminal would obey escaped', () => {
    const path = join(aFolder(), 'log');
    createLog('info', open(path)).info('a\u202eb');
    expect(readFileSync(path, 'utf8')).toMatch(/"msg":"a\\u202eb"\}\n$/);
  });

  it('loses lines that have no room, fatal ones too, and neither throws nor waits', () => {
    const log = createLog('info', open('/dev/full'));
    for (let line = 0; line < 2_000; line += 1) log.error({ line: 'x'.repeat(1_000) }, 'no room');
    expect(() => log.fatal('the process ends')).not.toThrow();
  });
});
