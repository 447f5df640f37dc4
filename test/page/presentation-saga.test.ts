import { pageChosen } from '../../src/listing/navigation';
import type { PageHead } from '../../src/platform/platform';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { answersOf } from '../support/open-page';

const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

async function aVisit() {
  const heads: PageHead[] = [];
  const comeBack = jest.fn();
  const platform = fakePlatform(answersOf({ results: 70 }), {
    describePage: (head) => heads.push(head),
    comeBack,
  });
  const page = aPageStore({ path: '/browse/c1', platform });
  const task = page.start();
  await settled();
  return { ...page, task, heads, comeBack };
}

describe('what stands around the listing', () => {
  it('has the title, canonical and robots rule of each listing that is shown', async () => {
    const { store, history, heads, task } = await aVisit();
    expect(heads.at(-1)).toMatchObject({ title: 'Lamps | Marlow', canonical: '/browse/c1' });
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    expect(heads).toHaveLength(1);
    await settled();
    expect(heads.at(-1)).toMatchObject({
      title: 'Lamps – page 2 | Marlow',
      canonical: '/browse/c1?page=2',
      robots: 'index, follow',
    });
    history.back();
    await settled();
    expect(heads.at(-1)).toMatchObject({ title: 'Lamps | Marlow', canonical: '/browse/c1' });
    task.cancel();
  });

  it('leads the shopper back after Back and in a document just opened, not after a press', async () => {
    const { store, history, comeBack, task } = await aVisit();
    expect(comeBack).toHaveBeenCalledTimes(1);
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    await settled();
    expect(comeBack).toHaveBeenCalledTimes(1);
    history.back();
    await settled();
    expect(comeBack).toHaveBeenCalledTimes(2);
    task.cancel();
  });
});
