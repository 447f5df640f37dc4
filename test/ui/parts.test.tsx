import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Alert, type AlertVariant } from '../../src/ui/Alert';
import { Disclosure } from '../../src/ui/Disclosure';
import { NoScript } from '../../src/ui/NoScript';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Select } from '../../src/ui/Select';
import { Spinner } from '../../src/ui/Spinner';
import { axeViolations } from '../support/axe-violations';

describe('an alert', () => {
  const variants: readonly (readonly [AlertVariant, string])[] = [
    ['information', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ];
  it.each(variants)('of %s is a %s with a close button', async (variant, role) => {
    const close = jest.fn();
    const { container } = render(
      <Alert variant={variant} close={{ label: 'Dismiss', onClick: close }}>
        Something happened
      </Alert>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Something happened');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is information by default', () => {
    render(<Alert close={{ label: 'Dismiss', onClick: jest.fn() }}>Good to know</Alert>);
    expect(screen.getByRole('status')).toHaveTextContent('Good to know');
  });
});

describe('a spinner', () => {
  it('has a label for screen readers', () => {
    render(<Spinner label="Fetching" />);
    expect(screen.getByRole('status')).toHaveTextContent('Fetching');
  });
});

const colours = ['red', 'blue'].map((value) => ({ value, label: value.toUpperCase() }));

function Fields({ onChange }: { readonly onChange: (value: string) => void }) {
  const [value, setValue] = useState('red');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  const shared = { options: colours, value, onChange: change };
  return (
    <>
      <RadioGroup caption="Per page" legend="Choose" name="radio" {...shared} />
      <Select label="Colour" name="select" {...shared} />
    </>
  );
}

describe('a radio group and a select', () => {
  it('are named, show the selected option and work by keys', async () => {
    const chosen = jest.fn();
    const { container } = render(<Fields onChange={chosen} />);
    expect(screen.getByRole('group', { name: 'Choose' })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'RED' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen).toHaveBeenLastCalledWith('blue');
    expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveValue('blue');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colour' }), 'RED');
    expect(screen.getByRole('radio', { name: 'RED' })).toBeChecked();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('a disclosure', () => {
  it('stays open or closed when it renders again', () => {
    const toggled = jest.fn();
    const withText = (text: string) => (
      <Disclosure
        block="plp-accordion"
        isOpenAtStart
        summary={(isOpen) => (isOpen ? 'Less' : 'More')}
        onToggle={toggled}
      >
        {text}
      </Disclosure>
    );
    const { rerender, container } = render(withText('first'));
    const details = container.querySelector('details');
    expect(details).toHaveAttribute('open');
    details?.removeAttribute('open');
    // jsdom does not fire the event that a browser fires.
    if (details) fireEvent(details, new Event('toggle'));
    expect(toggled).toHaveBeenCalledWith(false);
    rerender(withText('second'));
    expect(details).not.toHaveAttribute('open');
    expect(screen.getByText('More')).toBeInTheDocument();
    details?.setAttribute('open', '');
    if (details) fireEvent(details, new Event('toggle'));
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  const lazy = (onToggle: (isOpen: boolean) => void = jest.fn()) => (
    <Disclosure block="plp-accordion" loading="Loading" summary={() => 'Brand'} onToggle={onToggle}>
      <NoScript>Acme</NoScript>
      <p>Brandt</p>
    </Disclosure>
  );

  it('renders lazy content when it is first opened, and keeps it', () => {
    const { container } = render(lazy());
    const details = container.querySelector('details');
    const toggle = () => {
      details?.toggleAttribute('open');
      if (details) fireEvent(details, new Event('toggle'));
    };
    expect(screen.queryByText('Brandt')).not.toBeInTheDocument();
    toggle();
    expect(screen.getByText('Brandt')).toBeInTheDocument();
    toggle();
    expect(screen.getByText('Brandt')).toBeInTheDocument();
  });

  it('renders lazy content that was opened before hydration', () => {
    const toggled = jest.fn();
    const container = document.createElement('div');
    // Browsers with scripting do not parse what is in it.
    container.innerHTML = renderToString(lazy()).replace(
      /<noscript>.*<\/noscript>/,
      '<noscript></noscript>',
    );
    expect(container.textContent).toBe('BrandLoading');
    container.querySelector('details')?.setAttribute('open', '');
    render(lazy(toggled), { container: document.body.appendChild(container), hydrate: true });
    fireEvent(screen.getByRole('group'), new Event('toggle'));
    expect(screen.getByText('Brandt')).toBeInTheDocument();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(toggled).toHaveBeenCalledWith(true);
  });

  it('does not render its content again while it is closed', () => {
    const Content = jest.fn(() => null);
    const disclosure = (isOpenAtStart: boolean) => (
      <Disclosure block="plp-accordion" isOpenAtStart={isOpenAtStart} summary={() => 'Brand'}>
        <Content />
      </Disclosure>
    );
    for (const [isOpen, times] of [
      [true, 2],
      [false, 1],
    ] as const) {
      Content.mockClear();
      const { rerender, unmount } = render(disclosure(isOpen));
      rerender(disclosure(isOpen));
      expect(Content).toHaveBeenCalledTimes(times);
      unmount();
    }
  });
});
