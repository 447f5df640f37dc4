/** A shopper while an operator replaces the secret that signs cookies and session confirmation numbers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSavedService, type SavedServiceOptions } from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import { aFolder } from '../../support/temporary-folder';
import { aShopper, saved } from './a-saving-shopper';

const former = 'the former secret of a shop';
const next = 'the next secret of a shop';

function fail(fault: unknown): never {
  throw new Error(String(fault));
}

/** Where an operator puts a secret that signs, and one that is read besides. */
const places = {
  settings: (dataDir: string, secret: string, otherSecret?: string) => ({
    dataDir,
    secret,
    otherSecret,
  }),
  file: (dataDir: string, ...secrets: readonly string[]) => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'saved-secret'), `${secrets.join('\n')}\n`);
    return { dataDir };
  },
  'settings after the file': (dataDir: string, secret: string, otherSecret?: string) =>
    secret === former && otherSecret === undefined
      ? places.file(dataDir, secret)
      : { dataDir, secret, otherSecret },
};

async function aNode(options: Pick<SavedServiceOptions, 'dataDir' | 'secret' | 'otherSecret'>) {
  const watch = { onMissing: fail, onBack: fail };
  const node = await openSavedService({ ...options, onError: fail, watch });
  closeAfterTest(node.store.close);
  return node;
}

describe.each(Object.entries(places))('a shopper of secrets in %s', (_name, place) => {
  it('keeps list and number through a change, in each order of the nodes', async () => {
    const dataDir = aFolder();
    const before = await aNode(place(dataDir, former));
    const prepared = await aNode(place(dataDir, former, next));
    const shopper = await aShopper(before);
    await shopper.add('sofa');
    const changed = await aNode(place(dataDir, next, former));

    for (const node of [prepared, changed])
      expect((await shopper.at(node).list()).body).toEqual(saved('sofa'));
    const returned = await aShopper(changed, { cookies: shopper.cookies });
    for (const node of [prepared, changed])
      expect((await returned.at(node).list()).body).toEqual(saved('sofa'));
  });

  it('is refused with the former secret once that is gone, and has the list where it was renewed', async () => {
    const dataDir = aFolder();
    const shopper = await aShopper(await aNode(place(dataDir, former)));
    await shopper.add('sofa');
    const changed = await aNode(place(dataDir, next, former));
    const returned = await aShopper(changed, { cookies: shopper.cookies });
    const ended = await aNode(place(dataDir, next));

    expect((await shopper.at(ended).list()).status).toBe(403);
    const stranger = await aShopper(ended, { cookies: shopper.cookies });
    expect((await stranger.list()).body).toEqual(saved());
    expect((await returned.at(ended).list()).body).toEqual(saved('sofa'));
  });
});
