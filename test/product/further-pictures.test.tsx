import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { colourOf, type Product } from '../../src/catalogue/product';
import { ProductCard } from '../../src/product/ProductCard';
import { loadFurtherPictures } from '../../src/product/use-further-picture';
import { aProduct } from '../support/a-product';
import { axeViolations } from '../support/axe-violations';
import { productTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

const colours = ['Grey', 'Navy', 'Teal'];
const swatches = colours.map((displayName) => ({
  displayName,
  ...(displayName === 'Navy' ? { colour: '#1c2b52' } : { imageSrc: `/swatch/${displayName}.svg` }),
  ...(displayName !== 'Teal' && { productImageSrc: `/pictures/${displayName}.svg` }),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderCard(fields: Partial<Product> = {}) {
  const product = aProduct({ secondImageSrc: '/pictures/second.svg', swatches, ...fields });
  const { container } = render(
    <ProductCard
      product={product}
      position={1}
      saveButton={() => <button type="button">Save</button>}
    />,
    { wrapper: InEnglish },
  );
  return {
    container,
    card: screen.getByRole('article'),
    link: screen.getByRole('link'),
    further: () => container.querySelector<HTMLImageElement>('.plp-card__image--further'),
  };
}

/** By the mouse. */
const pointAt = (element: Element) => fireEvent.pointerMove(element, { pointerType: 'mouse' });
const restMs = 100;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** By the keyboard: a focus that shows. */
const focus = (element: HTMLElement) => act(() => element.focus());

it('stays as it is when the script for further pictures is not loaded', () => {
  const { card, container, link } = renderCard();
  const before = container.innerHTML;
  pointAt(card);
  wait(restMs);
  focus(link);
  expect(container.innerHTML).toBe(before);
});

describe('a card with further pictures', () => {
  beforeAll(loadFurtherPictures);

  it('shows the second one in all sizes while a mouse is on it, and is then as before', () => {
    const { card, container, further } = renderCard({ roundelId: 'new' });
    const before = container.innerHTML;
    pointAt(card);
    wait(restMs);
    const parameters = '$roundel_new$&p1_img=second.svg&wid=360&hei=480';
    expect(further()).toHaveAttribute('src', `/pictures/second.svg?${parameters}`);
    expect(further()?.parentElement?.querySelectorAll('source')).toHaveLength(2);
    fireEvent.pointerLeave(card, { pointerType: 'mouse' });
    expect(container.innerHTML).toBe(before);
  });

  it.each(['pointerLeave', 'pointerDown'] as const)(
    'fetches nothing for a mouse that passes or clicks (%s)',
    (end) => {
      const { card, further } = renderCard();
      pointAt(card);
      wait(restMs - 1);
      fireEvent[end](card, { pointerType: 'mouse' });
      wait(restMs);
      expect(further()).toBeNull();
    },
  );

  it('fades a picture in when it is loaded, and never shows one that fails', () => {
    const { card, further } = renderCard();
    pointAt(card);
    wait(restMs);
    const loaded = 'plp-card__image--loaded';
    expect(further()).not.toHaveClass(loaded);
    fireEvent.load(further() ?? card);
    expect(further()).toHaveClass(loaded);
    fireEvent.error(further() ?? card);
    expect(further()).not.toHaveClass(loaded);
    expect(screen.getByRole('img', { name: 'A lamp of oak' })).toBeInTheDocument();
  });

  it('offers swatches with a picture as one group of radio buttons while the focus is in it', async () => {
    // axe waits by timers.
    jest.useRealTimers();
    const { container, link, further } = renderCard();
    expect(screen.queryByRole('radio')).toBeNull();
    focus(link);
    expect(further()).toHaveAttribute('src', expect.stringContaining('/pictures/second.svg'));
    const group = screen.getByRole('radiogroup', { name: productTexts.availableIn(colours, 0) });
    const [grey, navy, ...others] = within(group).getAllByRole('radio');
    expect(others).toEqual([]);
    expect([grey?.tabIndex, navy?.tabIndex]).toEqual([0, -1]);
    expect(await axeViolations(container)).toEqual([]);
    focus(navy ?? link);
    expect(screen.getByRole('radio', { checked: true })).toBe(
      screen.getByRole('radio', { name: 'Navy' }),
    );
    expect([grey?.tabIndex, navy?.tabIndex]).toEqual([-1, 0]);
    expect(further()).toHaveAttribute('src', expect.stringContaining('/pictures/Navy.svg'));
    focus(screen.getByRole('button', { name: 'Save' }));
    expect(further()).toHaveAttribute('src', expect.stringContaining('/pictures/second.svg'));
    act(() => screen.getByRole('button', { name: 'Save' }).blur());
    expect(further()).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  describe('whose colours have addresses of their own', () => {
    const variants = swatches.map((swatch) => ({
      ...swatch,
      url: `/product/p1?colour=${swatch.displayName.toLowerCase()}`,
    }));
    const soldOut = {
      ...variants[1],
      displayName: 'Navy',
      title: 'Navy table lamp',
      price: { ...aProduct().price, current: 35 },
      availability: 'SoldOut',
    } as Product['swatches'][number];
    const save = jest.fn<unknown, [Product]>();
    const renderVariants = () => {
      const product = aProduct({
        swatches: [variants[0] ?? soldOut, soldOut, ...variants.slice(2)],
      });
      const SaveButton = (props: { readonly product: Product }) => (
        <button type="button" onClick={() => save(props.product)}>
          Save
        </button>
      );
      render(<ProductCard product={product} position={1} saveButton={SaveButton} />, {
        wrapper: InEnglish,
      });
      return { link: screen.getByRole('link'), card: screen.getByRole('article') };
    };

    it('keeps to the colour that is chosen by keys, until the focus leaves it', () => {
      const { link, card } = renderVariants();
      focus(link);
      focus(screen.getByRole('radio', { name: 'Navy' }));
      focus(link);
      expect(link).toHaveAttribute('href', '/product/p1?colour=navy');
      expect(link).toHaveTextContent(/^Navy table lamp Sold out$/);
      expect(screen.getByRole('img', { name: 'Navy table lamp, Navy' })).toBeInTheDocument();
      expect(card).toHaveTextContent('£35');
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(colourOf(save.mock.lastCall?.[0] ?? aProduct())).toBe('Navy');
      act(() => link.blur());
      expect(link).toHaveAttribute('href', '/product/p1');
      expect(card).toHaveTextContent('£20');
      expect(screen.queryByRole('radio')).toBeNull();
    });

    it('leads a mouse that presses any button on a disc to its colour, and fetches no picture for that', () => {
      const { link, card } = renderVariants();
      const disc = card.querySelector('.plp-swatches__swatch') ?? card;
      jest
        .spyOn(disc, 'getBoundingClientRect')
        .mockReturnValue({ left: 10, right: 30, top: 10, bottom: 30 } as DOMRect);
      fireEvent(
        card,
        Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 20 }), {
          pointerType: 'mouse',
        }),
      );
      expect(link).toHaveAttribute('href', '/product/p1?colour=grey');
      expect(card.querySelector('.plp-card__image--further')).toBeNull();
      fireEvent.pointerLeave(card, { pointerType: 'mouse' });
      expect(link).toHaveAttribute('href', '/product/p1');
    });
  });

  it('changes nothing for a product without further pictures', () => {
    const product = aProduct({
      swatches: colours.map((displayName) => ({ displayName, imageSrc: '/swatch.svg' })),
    });
    render(<ProductCard product={product} position={1} />, { wrapper: InEnglish });
    const before = screen.getByRole('article').innerHTML;
    pointAt(screen.getByRole('article'));
    wait(restMs);
    focus(screen.getByRole('link'));
    expect(screen.getByRole('article').innerHTML).toBe(before);
  });
});
