import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { markApart } from '../../src/ui/apart';
import { Drawer, DrawerHeader } from '../../src/ui/Drawer';

type SideProps = { readonly returnFocusTo?: readonly string[] };

function Side({ returnFocusTo = ['opener'] }: SideProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <p aria-hidden="false" id="neighbour">
        Neighbour
      </p>
      {isOpen && (
        <Drawer
          id="drawer"
          titleId="title"
          theme="marlow"
          lang="en"
          dir="ltr"
          isAriaHidden={false}
          onEscape={close}
          onClose={close}
          returnFocusTo={returnFocusTo}
        >
          <DrawerHeader titleId="title" title="Things" close={{ label: 'Shut', onClick: close }} />
          <input aria-label="Thing" />
        </Drawer>
      )}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const isOpen = () => screen.queryByRole('dialog', { name: 'Things' }) !== null;

describe('a drawer', () => {
  it('stays open for clicks inside it, and for the click that opened it', async () => {
    render(<Side />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Thing' }));
    expect(isOpen()).toBe(true);
  });

  it('closes on a click outside, but not when the pointer went down inside', async () => {
    render(<Side />);
    await open();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    fireEvent.mouseUp(document.body);
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('ignores Escape for a list of suggestions or an unfinished word', async () => {
    render(<Side />);
    await open();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('restores the attributes of hidden elements', async () => {
    render(<Side />);
    const outside = () => screen.getByText('Neighbour').closest('[inert]');
    await open();
    expect(outside()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    expect(outside()).toBeNull();
    expect(screen.getByText('Neighbour')).toHaveAttribute('aria-hidden', 'false');
  });

  it('ignores elements outside of the page, and they ignore it', async () => {
    const apart = document.createElement('aside');
    const button = document.createElement('button');
    apart.append(button);
    markApart(apart);
    document.body.append(apart);
    render(<Side />);
    await open();
    expect(apart).not.toHaveAttribute('inert');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    apart.remove();
  });

  it('returns focus to the first element that can take it', async () => {
    render(<Side returnFocusTo={['gone', 'neighbour', 'opener']} />);
    await open();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Shut' }));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
