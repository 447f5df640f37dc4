import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { filtersAnnounced } from '../../src/filters/chips-slice';
import { FilterAnnouncer } from '../../src/filters/FilterAnnouncer';
import { aPageStore } from '../support/a-page-store';

describe('the spoken message', () => {
  it('is announced again when it equals the previous one', () => {
    const { store } = aPageStore();
    render(
      <Provider store={store}>
        <FilterAnnouncer />
      </Provider>,
    );
    const say = () =>
      act(() => {
        store.dispatch(filtersAnnounced({ message: 'Brand filter added', numResults: 12 }));
      });
    say();
    expect(screen.getByRole('status')).toHaveTextContent('Brand filter added12 results');
    const first = screen.getByText('12 results');
    say();
    expect(screen.getByText('12 results')).not.toBe(first);
  });
});
