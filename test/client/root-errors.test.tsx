import { Component, type ReactNode } from 'react';
import { ErrorBoundary } from '../../src/listing/ErrorBoundary';
import { rootErrorOptions } from '../../src/client/root-errors';
import { fakePlatform } from '../support/fake-platform';
import { openPage } from '../support/open-page';

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

async function renderPage(content: ReactNode) {
  const reportError = jest.fn();
  // No listing comes for which it would be rendered again.
  const respond = () => new Promise<Response>(() => undefined);
  const { container, platform } = await openPage(content, { respond, platform: { reportError } });
  return { reportError, logged: platform.logged, text: container.textContent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports what was thrown while the page hydrated, which React wraps', () => {
  const reportError = jest.fn();
  const platform = fakePlatform(() => Response.json({}), { reportError });
  const { onRecoverableError } = rootErrorOptions(platform);
  const mismatch = new Error('another text');
  for (const error of [new Error('recovered', { cause: mistake }), mismatch])
    onRecoverableError(error);
  expect(reportError.mock.calls.map(([error]) => error as unknown)).toEqual([mistake, mismatch]);
});

describe('a component that throws', () => {
  it('leaves the rest of the page, and is logged and reported with its area', async () => {
    const { text, logged, reportError } = await renderPage(
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

  it('is logged alone when a boundary of the storefront catches it', async () => {
    const { logged, reportError } = await renderPage(
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
