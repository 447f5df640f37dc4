import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsNearScreen } from '../../src/ui/use-is-near-screen';

const drawings: boolean[] = [];

function Watched({ isAtOnce }: { readonly isAtOnce: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(element, isAtOnce);
  drawings.push(isNear);
  return <div ref={element}>{isNear && <img alt="" />}</div>;
}

beforeEach(() => {
  drawings.length = 0;
});

describe('what waits until it is near the screen', () => {
  it('is drawn once when the server’s markup is taken over', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Watched isAtOnce={false} />);
    expect(root.querySelector('img')).not.toBeNull();
    drawings.length = 0;
    const page = await act(() => hydrateRoot(root, <Watched isAtOnce={false} />));
    expect(drawings).toEqual([true]);
    act(() => page.unmount());
  });

  it('is drawn once it is in the document, when it is to be there at once', () => {
    render(<Watched isAtOnce />);
    expect(drawings).toEqual([false, true]);
  });
});
