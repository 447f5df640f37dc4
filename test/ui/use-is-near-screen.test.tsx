import { act, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsNearScreen } from '../../src/ui/use-is-near-screen';

const renders: boolean[] = [];

function Watched({ isAtOnce }: { readonly isAtOnce: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(element, isAtOnce);
  renders.push(isNear);
  return <div ref={element}>{isNear && <img alt="" />}</div>;
}

beforeEach(() => {
  renders.length = 0;
});

describe('content that waits until it is near the screen', () => {
  it('is rendered once when the server’s markup is hydrated', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Watched isAtOnce={false} />);
    expect(root.querySelector('img')).not.toBeNull();
    renders.length = 0;
    const page = await act(() => hydrateRoot(root, <Watched isAtOnce={false} />));
    expect(renders).toEqual([true]);
    act(() => page.unmount());
  });

  it('is rendered once in the document when it has to be there at once', () => {
    render(<Watched isAtOnce />);
    expect(renders).toEqual([false, true]);
  });

  it('lets the browser paint its container before it is rendered', async () => {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const root = document.body.appendChild(document.createElement('div'));
    const page = createRoot(root);
    flushSync(() => page.render(<Watched isAtOnce />));
    await Promise.resolve();
    expect(root.querySelector('div')).not.toBeNull();
    expect(root.querySelector('img')).toBeNull();
    await waitFor(() => expect(root.querySelector('img')).not.toBeNull());
    page.unmount();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
});
