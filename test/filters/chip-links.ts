import { screen, within } from '@testing-library/react';
import { filterTexts } from '../support/english';

/** The links of the chips; the last is "Clear All". */
export function chipLinks(): readonly HTMLElement[] {
  const list = screen.queryByRole('list', { name: filterTexts.selected });
  return list ? within(list).getAllByRole('link') : [];
}
