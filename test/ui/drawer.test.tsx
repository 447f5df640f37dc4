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
      <p aria-hidden="false" id="beside">
        Beside
      </p>
      {isOpen && (
        <Drawer
          titleId="title"
          theme="marlow"
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
  it('stays open for presses inside it, and for the press that opened it', async () => {
    render(<Side />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Thing' }));
    expect(isOpen()).toBe(true);
  });

  it('closes by a whole click outside, not by letting go outside of what was pressed inside', async () => {
    render(<Side />);
    await open();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    fireEvent.mouseUp(document.body);
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('leaves Escape to a list of suggestions or an unfinished word', async () => {
    render(<Side />);
    await open();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('gives what it hid back as it was', async () => {
    render(<Side />);
    const outside = () => screen.getByText('Beside').closest('[inert]');
    await open();
    expect(outside()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    expect(outside()).toBeNull();
    expect(screen.getByText('Beside')).toHaveAttribute('aria-hidden', 'false');
  });

  it('leaves alone what stands apart from the page, and is left alone by it', async () => {
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

  it('gives the focus to the first element that can take it', async () => {
    render(<Side returnFocusTo={['gone', 'beside', 'opener']} />);
    await open();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Shut' }));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
