import { describePage } from '../../src/client/document-head';

const head = {
  title: 'Lamps | Marlow',
  description: 'Lamps at Marlow',
  canonical: '/browse/lamps?page=2',
  robots: 'noindex, follow',
};

describe('the head of the document', () => {
  it('describes the listing that is shown', () => {
    document.head.innerHTML =
      '<meta name="description" content="old"><meta name="robots" content="index, follow">' +
      '<link rel="canonical" href="https://www.shop.example/browse/sofas">';
    describePage(head);
    expect(document.title).toBe('Lamps | Marlow');
    expect(document.head.innerHTML).toContain(
      '<meta name="description" content="Lamps at Marlow">',
    );
    expect(document.head.innerHTML).toContain('<meta name="robots" content="noindex, follow">');
    expect(document.head.innerHTML).toContain(
      'href="https://www.shop.example/browse/lamps?page=2"',
    );
  });

  it('is not changed when it is already right', () => {
    document.head.innerHTML =
      '<title>Lamps | Marlow</title><meta name="description" content="Lamps at Marlow">' +
      '<meta name="robots" content="noindex, follow">' +
      '<link rel="canonical" href="https://www.shop.example/browse/lamps?page=2">';
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { subtree: true, childList: true, attributes: true });
    describePage(head);
    expect(observer.takeRecords()).toEqual([]);
    describePage({ ...head, robots: 'index, follow' });
    expect(observer.takeRecords()).toHaveLength(1);
    observer.disconnect();
  });

  it.each(['<link rel="canonical">', '<link rel="canonical" href="https://shop.example:99999/a">'])(
    'keeps %s, which no address can be read against',
    (link) => {
      document.head.innerHTML = link;
      describePage(head);
      expect(document.head.innerHTML).toContain(link);
    },
  );

  it('loses the structured data of the listing, not that of the host', () => {
    const ofHost = '<script type="application/ld+json">{}</script>';
    document.body.innerHTML = `${ofHost}<div data-plp-listing="" hidden=""><script type="application/ld+json">[]</script></div>`;
    describePage(head);
    expect(document.querySelectorAll('script')).toHaveLength(2);
    describePage(undefined);
    expect(document.body.innerHTML).toBe(ofHost);
  });

  it('gets no element that the host page left out', () => {
    document.head.innerHTML = '';
    describePage(head);
    expect(document.head.children).toHaveLength(1);
    expect(document.title).toBe('Lamps | Marlow');
  });
});
