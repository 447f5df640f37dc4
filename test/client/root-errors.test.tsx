import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { rootErrorOptions } from '../../src/client/root-errors';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { fakePlatform } from '../support/fake-platform';

const mistake = new Error('no price');
function Broken(): ReactNode {
  throw mistake;
}

/** A boundary that a component of the storefront has. */
class OwnBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => !this.state.hasFailed && this.props.children;
}

function renderPage(content: ReactNode) {
  const reportError = jest.fn();
  const platform = fakePlatform(() => Response.json({}), { reportError });
  const { onCaughtError } = rootErrorOptions(platform);
  const { container } = render(content, { onCaughtError });
  return { reportError, logged: platform.logged, text: container.textContent };
}

describe('a component that throws', () => {
  it('leaves the rest of the page, and is logged and reported with its area', () => {
    const { text, logged, reportError } = renderPage(
      <>
        <ErrorBoundary area="card" fallback="no card">
          <Broken />
        </ErrorBoundary>
        , the rest
      </>,
    );
    expect(text).toBe('no card, the rest');
    expect(logged).toEqual(['error: card']);
    expect(reportError.mock.calls).toEqual([[mistake, 'card', 'render']]);
  });

  it('is logged alone when a boundary of the storefront catches it', () => {
    const { logged, reportError } = renderPage(
      <ErrorBoundary area="content slot">
        <OwnBoundary>
          <Broken />
        </OwnBoundary>
      </ErrorBoundary>,
    );
    expect(logged).toEqual(['error: page']);
    expect(reportError).not.toHaveBeenCalled();
  });
});
