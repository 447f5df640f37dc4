import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Product } from '../../src/catalogue/product';
import { ProductCard, type ProductCardProps } from '../../src/product/ProductCard';
import { aProduct } from '../support/a-product';
import { axeViolations } from '../support/axe-violations';
import { productTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

const swatches = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    displayName: `Colour ${index + 1}`,
    imageSrc: `/swatch/${index}.svg`,
  }));

const renderCard = (fields: Partial<Product> = {}, props: Partial<ProductCardProps> = {}) =>
  render(<ProductCard product={aProduct(fields)} brandName="Acme" position={1} {...props} />, {
    wrapper: InEnglish,
  });

const everything: Partial<Product> = {
  price: {
    current: 20,
    previous: 25.5,
    saving: 5.5,
    currentFrom: true,
    previousFrom: false,
    displaySavePriceInd: true,
    currencyCode: 'GBP',
  },
  reviews: { count: 1234, averageStars: 4.5 },
  swatches: swatches(12),
  roundelId: 'new',
  promotion: { colour: '#ffcc33', displayName: 'Spend & save' },
};

describe('a product card', () => {
  it('shows all that the shop knows of a product, as one article', () => {
    renderCard(everything);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(
      `${productTexts.currentSalePrice} ${productTexts.from('£20')} ${productTexts.regularPrice} £25.50`,
    );
    expect(card).toHaveTextContent(productTexts.saveUpTo('£5.50'));
    expect(within(card).getByRole('heading', { name: 'Oak table lamp' })).toBeVisible();
    expect(card).toHaveTextContent('Acme');
    expect(within(card).getByRole('img', { name: productTexts.stars(4.5) })).toBeVisible();
    expect(card).toHaveTextContent(productTexts.reviews(1234));
    const colours = productTexts.availableIn(['Colour 1', 'Colour 2', 'Colour 3'], 9);
    expect(within(card).getByRole('img', { name: colours })).toBeVisible();
    expect(card).toHaveTextContent('Spend & save');
  });

  it('calls a price a sale price only after a price cut', () => {
    renderCard();
    expect(screen.getByRole('article')).toHaveTextContent('£20');
    expect(screen.getByRole('article')).not.toHaveTextContent(productTexts.currentSalePrice);
    expect(screen.getByRole('article')).not.toHaveTextContent(productTexts.regularPrice);
  });

  it('opens for the first click, not for the second one of a double click on what was there before', () => {
    renderCard();
    const opens = (detail: number) => {
      let isFollowed: boolean | undefined;
      const follow = (event: Event) => {
        isFollowed = !event.defaultPrevented;
        // jsdom leaves no document.
        event.preventDefault();
      };
      document.addEventListener('click', follow, { once: true });
      fireEvent.click(screen.getByRole('link'), { detail });
      return isFollowed;
    };
    expect(opens(1)).toBe(true);
    expect(opens(2)).toBe(false);
  });

  it('is one link, with the save button outside of it', () => {
    renderCard(everything, { saveButton: () => <button type="button">Save</button> });
    const link = screen.getByRole('link', { name: 'Oak table lamp' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link).toHaveAttribute('href', '/product/p1');
    expect(link).not.toContainElement(screen.getByRole('button'));
  });

  it("says a paid place and an energy class, whose arrow is a link to the label next to the card's own", async () => {
    const energy = {
      class: 'B',
      range: ['A', 'G'],
      labelUrl: '/labels/b.webp',
      sheetUrl: '/sheets/b',
    } as const;
    const { container } = renderCard({ ...everything, energy, sponsored: { by: 'Acme' } });
    const arrow = screen.getByRole('link', { name: productTexts.energyClass('B', 'A', 'G') });
    expect(arrow).toHaveAttribute('href', '/labels/b.webp');
    expect(arrow).toHaveAttribute('data-sheet', '/sheets/b');
    expect(arrow).toHaveTextContent('AGB');
    expect(screen.getByRole('article')).toHaveTextContent(productTexts.sponsored('Acme'));
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has the sheet as a link where there is no label, and no energy class without a price', () => {
    const energy = { class: 'A+', range: ['A+++', 'D'], sheetUrl: '/sheets/b' } as const;
    renderCard({ energy });
    const name = productTexts.energyClass('A+', 'A+++', 'D');
    expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: productTexts.energySheet })).toHaveAttribute(
      'href',
      '/sheets/b',
    );
    const { container } = renderCard({ energy, price: undefined } as unknown as Partial<Product>);
    expect(container.querySelector('.plp-energy')).toBeNull();
  });

  it.each([
    ['A', 'A', 'G', '009640'],
    ['D', 'A', 'G', 'ffed00'],
    ['G', 'A', 'G', 'e30613'],
    ['A+++', 'A+++', 'D', '009640'],
    ['A', 'A+++', 'D', 'ffed00'],
    ['D', 'A+++', 'D', 'e30613'],
    ['C', 'C', 'C', '009640'],
  ] as const)('colours class %s of %s to %s as the label does', (own, best, worst, tone) => {
    const { container } = renderCard({ energy: { class: own, range: [best, worst] } });
    expect(container.querySelector(`.plp-energy__arrow [fill="#${tone}"]`)).not.toBeNull();
  });

  it('has no click handler of its own, because of which a screen reader calls its texts clickable', () => {
    renderCard(everything);
    expect(screen.getByRole('article').onclick).toBeNull();
  });

  it('has no link when the product has no safe address', () => {
    const product = { ...aProduct() };
    delete (product as { url?: string }).url;
    render(<ProductCard product={product} position={1} />, { wrapper: InEnglish });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Oak table lamp' })).toBeVisible();
  });

  it('says in words, also in the name of its link, that a product is sold out, and can still be saved', async () => {
    const { container } = renderCard(
      { ...everything, availability: 'SoldOut' },
      { saveButton: () => <button type="button">Save</button> },
    );
    const link = screen.getByRole('link', { name: `Oak table lamp ${productTexts.soldOut}` });
    expect(within(link).getByText(productTexts.soldOut)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is the same whether a product is in stock or the shop does not say', () => {
    const { container: silent } = renderCard(everything);
    const { container: inStock } = renderCard({ ...everything, availability: 'InStock' });
    expect(inStock.innerHTML).toBe(silent.innerHTML);
  });

  it('shows no rating when a product has no reviews', () => {
    renderCard({ reviews: { count: 0, averageStars: 0 } });
    expect(screen.getByRole('article')).not.toHaveTextContent(productTexts.reviews(0));
    expect(screen.queryByRole('img', { name: productTexts.stars(0) })).toBeNull();
  });

  it('shows a text that looks like markup as text', () => {
    renderCard({
      title: '<img src=x onerror=alert(1)>',
      promotion: { colour: 'red;}', displayName: '<b>' },
    });
    expect(screen.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(screen.getByRole('article').querySelector('b, [onerror], [style]')).toBeNull();
  });

  it.each([
    ['everything', everything],
    ['the minimum', { swatches: [] }],
  ])('with %s has no accessibility violations', async (_case, fields) => {
    const { container } = renderCard(fields, {
      saveButton: () => <button type="button">Save Oak table lamp</button>,
    });
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the picture of a card far down the page', () => {
  const observed = new Map<Element, (isIntersecting: boolean) => void>();
  class FakeObserver {
    constructor(private readonly notify: (entries: readonly object[]) => void) {}
    observe(target: Element) {
      observed.set(target, (isIntersecting) => this.notify([{ target, isIntersecting }]));
    }
    unobserve(target: Element) {
      observed.delete(target);
    }
  }
  const picture = () => document.querySelector('.plp-card__image');
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('renders when the card comes near the screen, and observes it no longer', () => {
    renderCard({}, { position: 13 });
    expect(picture()).not.toBeInTheDocument();
    const [scroll] = observed.values();
    act(() => scroll?.(false));
    expect(picture()).not.toBeInTheDocument();
    act(() => scroll?.(true));
    expect(picture()).toBeInTheDocument();
    expect(observed.size).toBe(0);
  });

  it('renders with the pictures of its colours, which replace empty discs', () => {
    const { container } = renderCard({ swatches: swatches(3) }, { position: 13 });
    const discs = () =>
      [...container.querySelectorAll('.plp-swatches__swatch')].map(({ tagName }) => tagName);
    expect(discs()).toEqual(['svg', 'svg', 'svg']);
    const [scroll] = observed.values();
    act(() => scroll?.(true));
    expect(discs()).toEqual(['IMG', 'IMG', 'IMG']);
  });

  it('renders at once on the first screen', () => {
    renderCard({}, { position: 12 });
    expect(picture()).toBeInTheDocument();
  });
});

describe('the picture of a card', () => {
  const picture = () => screen.getByRole('img', { name: /lamp/ });

  it.each([
    [1, 'eager', 'high'],
    [3, 'eager', 'high'],
    [4, 'lazy', 'auto'],
  ])('at position %i loads %s with %s priority', (position, loading, priority) => {
    renderCard({}, { position });
    expect(picture()).toHaveAttribute('loading', loading);
    expect(picture()).toHaveAttribute('fetchpriority', priority);
  });

  it('has its size before it loads', () => {
    renderCard();
    expect(picture()).toHaveAttribute('width', '360');
    expect(picture()).toHaveAttribute('height', '480');
  });

  it('is described as missing when it has no description', () => {
    renderCard({ image: { url: '/pictures/p1.svg' } });
    expect(
      screen.getByRole('img', { name: productTexts.missingImage('Oak table lamp') }),
    ).toHaveAttribute('src', '/pictures/p1.svg?wid=360&hei=480');
  });

  it('is replaced by a placeholder when it fails to load', () => {
    renderCard();
    fireEvent.error(picture());
    const placeholder = screen.getByRole('img', {
      name: productTexts.missingImage('Oak table lamp'),
    });
    expect(placeholder.tagName).toBe('svg');
  });
});

describe('the swatches of a card', () => {
  const coloured = swatches(3).map((swatch, index) => ({
    ...swatch,
    productImageSrc: `/product/${index}.jpg`,
  }));
  const marked = (fields: Partial<Product>) =>
    [...renderCard(fields).container.querySelectorAll('.plp-swatches__swatch')].map(
      ({ className }) => className.includes('--shown'),
    );

  it('mark the colour that the picture shows, by the address of the product or of the picture', () => {
    const image = { url: '/product/1.jpg' };
    expect(marked({ swatches: coloured, image })).toEqual([false, true, false]);
    const withUrls = coloured.map((swatch, index) => ({ ...swatch, url: `/p?colour=${index}` }));
    const url = '/p?colour=2';
    expect(marked({ swatches: withUrls, image, url })).toEqual([false, false, true]);
    expect(marked({ swatches: swatches(3), image })).toEqual([false, false, false]);
  });

  const shown = (container: HTMLElement) =>
    container.querySelectorAll('.plp-swatches__swatch').length;

  it.each([
    [1, 0],
    [2, 2],
    [11, 11],
    [12, 7],
  ])('of %i colours are %i pictures at most', (count, pictures) => {
    expect(shown(renderCard({ swatches: swatches(count) }).container)).toBe(pictures);
  });

  it('load after the products’ own pictures', () => {
    const { container } = renderCard({ swatches: swatches(2) });
    for (const swatch of container.querySelectorAll('.plp-swatches__swatch'))
      expect(swatch).toHaveAttribute('fetchpriority', 'low');
  });

  it('are plain discs where the API sends colours, also while and after a picture fails', () => {
    const listed = [
      { displayName: 'Navy', colour: '#1c2b52' },
      { displayName: 'Tartan', colour: '#c92a2a', imageSrc: '/swatch/tartan.jpg' },
      { displayName: 'Paisley', imageSrc: '/swatch/paisley.jpg' },
    ];
    const { container } = renderCard({ swatches: listed });
    const discs = () =>
      [...container.querySelectorAll('.plp-swatches__swatch')].map(
        (disc) => disc.getAttribute('color') ?? disc.getAttribute('src'),
      );
    expect(discs()).toEqual(['#1c2b52', '/swatch/tartan.jpg', '/swatch/paisley.jpg']);
    for (const picture of container.querySelectorAll('img.plp-swatches__swatch'))
      fireEvent.error(picture);
    expect(discs()).toEqual(['#1c2b52', '#c92a2a', null]);
  });

  it('are one sentence to a screen reader', () => {
    renderCard({ swatches: swatches(9) });
    const name = productTexts.availableIn(['Colour 1', 'Colour 2', 'Colour 3'], 6);
    expect(screen.getByRole('img', { name })).toHaveClass('plp-swatches');
  });

  it('hide their discs from a screen reader, which would read these nameless pictures instead of the sentence', () => {
    const { container } = renderCard({
      swatches: [
        { displayName: 'Navy', colour: '#1c2b52' },
        { displayName: 'Red', colour: '#c92a2a' },
      ],
    });
    for (const disc of container.querySelectorAll('.plp-swatches__swatch'))
      expect(disc).toHaveAttribute('aria-hidden', 'true');
  });
});
