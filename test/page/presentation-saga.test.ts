import { waitFor } from '@testing-library/react';
import { pageChosen } from '../../src/listing/navigation';
import type { PageHead } from '../../src/platform/platform';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { answersOf } from '../support/open-page';

async function aVisit() {
  const heads: PageHead[] = [];
  const comeBack = jest.fn();
  const platform = fakePlatform(answersOf({ results: 70 }), {
    describePage: (head) => heads.push(head),
    comeBack,
  });
  const page = aPageStore({ path: '/browse/c1', platform });
  const task = page.start();
  const described = (count: number) => waitFor(() => expect(heads).toHaveLength(count));
  await described(1);
  return { ...page, task, heads, comeBack, described };
}

describe('what stands around the listing', () => {
  it('has the title, canonical and robots rule of each listing that is shown', async () => {
    const { store, history, heads, task, described } = await aVisit();
    expect(heads.at(-1)).toMatchObject({ title: 'Lamps | Marlow', canonical: '/browse/c1' });
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    await described(2);
    expect(heads.at(-1)).toMatchObject({
      title: 'Lamps – page 2 | Marlow',
      canonical: '/browse/c1?page=2',
      robots: 'index, follow',
    });
    history.back();
    await described(3);
    expect(heads.at(-1)).toMatchObject({ title: 'Lamps | Marlow', canonical: '/browse/c1' });
    task.cancel();
  });

  it('leads the shopper back after Back and in a document just opened, not after a press', async () => {
    const { store, history, comeBack, task, described } = await aVisit();
    expect(comeBack).toHaveBeenCalledTimes(1);
    store.dispatch(pageChosen({ kind: 'pagination', pageNumber: 2 }));
    await described(2);
    expect(comeBack).toHaveBeenCalledTimes(1);
    history.back();
    await described(3);
    expect(comeBack).toHaveBeenCalledTimes(2);
    task.cancel();
  });
});
