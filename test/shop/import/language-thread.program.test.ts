import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage } from '../../../shop/import/guard/find-language';
import { findLanguageInThread } from '../../../shop/import/language-thread';
import { compileProgram } from '../../support/compile-program';
import { aFolder } from '../../support/temporary-folder';

const script = compileProgram('shop/import/import-language.ts');

const texts = [
  'Ein bequemes Sofa aus weichem Samt, in dem die ganze Familie am Abend Platz nimmt und sich ausruht.',
  'Dieser Tisch ist aus massivem Holz gefertigt, das in unseren Wäldern langsam gewachsen ist.',
  'Die Lampe gibt ein warmes Licht, bei dem man gerne lange liest, ohne dass die Augen müde werden.',
];

describe('the language that a thread of its own tells', () => {
  it('is that of a single thread, also where the texts do not tell it', async () => {
    expect(await findLanguageInThread(script)(texts)).toBe('de');
    expect(await findLanguage(texts)).toBe('de');
    expect(await findLanguageInThread(script)([])).toBeUndefined();
  });

  it.each([
    ['fails', 'throw new Error("no words")', 'no words'],
    ['ends', 'process.exit(7)', 'the thread that tells the language ended before it had'],
  ])('is a fault of the import where the thread %s', async (_, does, reason) => {
    const other = join(aFolder(), 'thread.cjs');
    writeFileSync(
      other,
      `require('node:worker_threads').parentPort.once('message', () => { ${does}; });`,
    );
    await expect(findLanguageInThread(other)(texts)).rejects.toThrow(reason);
  });
});
