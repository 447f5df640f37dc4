import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { filterColumnId } from '../../src/filters/element-ids';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { createEntryReplay } from '../../src/hydration/early-entries';
import { ReplayedPart } from '../../src/hydration/ReplayedPart';
import { closeAfterTest } from '../support/close-after-test';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { fakePlatform } from '../support/fake-platform';
import { settle } from '../support/open-page';
import { furnitureResponse, furnitureBody } from '../filters/a-furniture-api';
import { optionNamed } from '../support/option-named';
import { InEnglish } from '../support/in-english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const box = (name: string) => screen.getByRole('checkbox', { name: optionNamed(name) });

function aColumn(path: string, request: string) {
  const queryState = aQueryState(path, furnitureBody(request));
  const page = aPageStore({
    path,
    platform: fakePlatform(furnitureResponse),
    globals: { queryState },
  });
  const replay = createEntryReplay(page.store);
  const element = (
    <Provider store={page.store} serverState={page.store.getState()}>
      <InEnglish>
        <ReplayedPart part={`#${filterColumnId}`} replay={replay}>
          <FilterColumn />
        </ReplayedPart>
      </InEnglish>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return {
    start: () => {
      page.start();
      replay(container, false);
    },
    hydrate: async () => {
      const root = await act(() => hydrateRoot(container, element));
      closeAfterTest(() => {
        act(() => root.unmount());
        container.remove();
      });
      await settle();
    },
    path: () => page.history.location.pathname,
  };
}

/** As a shopper changes it, who is no test and sets no property that React watches. */
function enter(control: HTMLElement, value: string) {
  if (control instanceof HTMLInputElement) control.value = value;
}

describe('what is entered before hydration', () => {
  it('is applied once: ticks before and after there is a store', async () => {
    const column = aColumn('/browse/c1/colours--navy', '/group_id/c1?filters[colours]=navy');
    box('Acme').click();
    column.start();
    expect(column.path()).toBe('/browse/c1/brand--acme/colours--navy');
    box('Navy').click();
    await column.hydrate();
    expect(column.path()).toBe('/browse/c1/brand--acme');
    expect(box('Acme')).toBeChecked();
    expect(box('Navy')).not.toBeChecked();
  });

  it('is applied in both boxes of the price', async () => {
    const column = aColumn('/browse/c1', '/group_id/c1');
    enter(screen.getByRole('textbox', { name: /^Minimum/ }), '10');
    enter(screen.getByRole('textbox', { name: /^Maximum/ }), '300');
    column.start();
    await column.hydrate();
    expect(column.path()).toBe('/browse/c1/price---10-to-300');
  });
});
