import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { filtersAnnounced } from '../../src/filters/chips/chips-slice';
import { FilterAnnouncer } from '../../src/filters/FilterAnnouncer';
import { aPageStore } from '../support/a-page-store';
import { countTexts, filterChangeTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

const message = filterChangeTexts.added('Acme', 'Brand');

describe('the spoken message', () => {
  it('is announced again when it equals the previous one', () => {
    const { store } = aPageStore();
    render(
      <Provider store={store}>
        <InEnglish>
          <FilterAnnouncer />
        </InEnglish>
      </Provider>,
    );
    const say = () =>
      act(() => {
        store.dispatch(filtersAnnounced({ message, numResults: 12 }));
      });
    say();
    expect(screen.getByRole('status')).toHaveTextContent(message + countTexts.results(12));
    const first = screen.getByText(countTexts.results(12));
    say();
    expect(screen.getByText(countTexts.results(12))).not.toBe(first);
  });
});
