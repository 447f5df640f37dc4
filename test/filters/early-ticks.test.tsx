import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { replayEarlyTicks } from '../../src/filters/early-ticks';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { fakePlatform } from '../support/fake-platform';
import { settle } from '../support/open-page';
import { furnitureResponse, furnitureBody } from './a-furniture-api';
import { optionNamed } from '../support/option-named';
import { InEnglish } from '../support/in-english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const box = (name: string) => screen.getByRole('checkbox', { name: optionNamed(name) });

describe('a checkbox ticked before hydration', () => {
  it.each([
    ['before hydration, and once', true],
    ['after hydration', false],
  ])('is applied %s', async (_when, isBefore) => {
    const path = '/browse/c1/colours--navy';
    const queryState = aQueryState(path, furnitureBody('/group_id/c1?filters[colours]=navy'));
    const platform = fakePlatform(furnitureResponse);
    const page = aPageStore({ path, platform, globals: { queryState } });
    const element = (
      <Provider store={page.store} serverState={page.store.getState()}>
        <InEnglish>
          <FilterColumn />
        </InEnglish>
      </Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    box('Acme').click();
    page.start();
    if (isBefore) page.store.dispatch(replayEarlyTicks(container));
    box('Navy').click();
    const root = await act(() => hydrateRoot(container, element));
    await settle();
    expect(page.history.location.pathname).toBe('/browse/c1/brand--acme');
    expect(box('Acme')).toBeChecked();
    expect(box('Navy')).not.toBeChecked();
    act(() => root.unmount());
    container.remove();
  });
});
