import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { timeTravel } from '../../src/client/dev-tools/time-travel';
import { pageChosen } from '../../src/listing/navigation';
import { DocumentHead } from '../../src/page/DocumentHead';
import type { PageHead } from '../../src/platform/platform';
import { responsesOf, openPage, settle } from '../support/open-page';
import { seoTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

type LiftedStore = Pick<EnhancedStore<unknown, UnknownAction, unknown>, 'liftedStore'>;

const second = pageChosen({ kind: 'pagination', pageNumber: 2 });

function record() {
  const heads: PageHead[] = [];
  const left: number[] = [];
  const describePage = (head: PageHead | undefined) =>
    head ? heads.push(head) : left.push(heads.length);
  return { heads, left, describePage };
}

describe('the document’s head', () => {
  it('has the title, canonical and robots rule of each listing that is shown', async () => {
    const { heads, describePage } = record();
    const { store, history } = await openPage(<DocumentHead />, {
      respond: responsesOf({ results: 70 }),
      platform: { describePage },
    });
    expect(heads).toHaveLength(1);
    expect(heads.at(-1)).toMatchObject({
      title: seoTexts.title('Lamps', 'Marlow', 1),
      canonical: '/browse/c1',
    });
    act(() => void store.dispatch(second));
    await settle();
    expect(heads).toHaveLength(2);
    expect(heads.at(-1)).toMatchObject({
      title: seoTexts.title('Lamps', 'Marlow', 2),
      canonical: '/browse/c1?page=2',
      robots: 'index, follow',
    });
    act(() => history.back());
    await settle();
    expect(heads).toHaveLength(3);
    expect(heads.at(-1)).toMatchObject({
      title: seoTexts.title('Lamps', 'Marlow', 1),
      canonical: '/browse/c1',
    });
  });

  it('leaves the structured data until another listing is shown', async () => {
    const { left, describePage } = record();
    const { store } = await openPage(<DocumentHead />, {
      respond: responsesOf({ results: 70 }),
      platform: { describePage },
    });
    expect(left.filter((heads) => heads > 0)).toEqual([]);
    act(() => void store.dispatch(second));
    await settle();
    expect(left.filter((heads) => heads > 0)).toEqual([1]);
  });

  it('follows a jump in Redux DevTools', async () => {
    const { heads, describePage } = record();
    const { store } = await openPage(<DocumentHead />, {
      respond: responsesOf({ results: 70 }),
      platform: { describePage },
      tools: timeTravel(instrument()),
    });
    const { liftedStore } = store as unknown as LiftedStore;
    const before = liftedStore.getState().currentStateIndex;
    act(() => void store.dispatch(second));
    await settle();
    expect(heads.at(-1)).toMatchObject({ canonical: '/browse/c1?page=2' });
    act(() => void liftedStore.dispatch(ActionCreators.jumpToState(before)));
    expect(heads.at(-1)).toMatchObject({
      title: seoTexts.title('Lamps', 'Marlow', 1),
      canonical: '/browse/c1',
    });
  });
});
