import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { filtersAnnounced, resultsCounted } from '../../src/filters/chips/chips-slice';
import { FilterAnnouncer } from '../../src/filters/announcements/FilterAnnouncer';
import { aPageStore } from '../support/a-page-store';
import { countTexts, filterChangeTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

const message = filterChangeTexts.added('Acme', 'Brand');

/** Renders the region over a store in which `said` was announced before. */
function renderAnnouncer(...said: readonly number[]) {
  const { store } = aPageStore();
  const say = (numResults: number) =>
    act(() => {
      store.dispatch(filtersAnnounced(message));
      store.dispatch(resultsCounted(numResults));
    });
  said.forEach(say);
  render(
    <Provider store={store}>
      <InEnglish>
        <FilterAnnouncer />
      </InEnglish>
    </Provider>,
  );
  return { say };
}

describe('the spoken message', () => {
  it('is announced again when it equals the previous one', () => {
    const { say } = renderAnnouncer();
    say(12);
    expect(screen.getByRole('status')).toHaveTextContent(message + countTexts.results(12));
    const first = screen.getByText(countTexts.results(12));
    say(12);
    expect(screen.getByText(countTexts.results(12))).not.toBe(first);
  });

  it('is not that of before, in a region that comes later', () => {
    const { say } = renderAnnouncer(256);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    say(12);
    expect(screen.getByRole('status')).toHaveTextContent(message + countTexts.results(12));
  });
});
