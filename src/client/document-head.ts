import { parseUrl } from '../lib/parse-url';
import type { PageHead } from '../platform/platform';
import { listingDataMark } from '../storefront/page-names';

/** What the page has written last. */
let written: PageHead | undefined;

/**
 * Returns a function that gives the document its title, description, robots rule and canonical link of now again,
 * unless the host has given it another title since the page's own.
 */
export function keepHead(): () => void {
  const content = (name: string) => metaNamed(name)?.content ?? '';
  const before = {
    title: document.title,
    description: content('description'),
    robots: content('robots'),
    canonical: canonicalLink()?.href ?? '',
  };
  return () => {
    if (document.title === written?.title) describeListing(before);
  };
}

export function describePage(head: PageHead | undefined): void {
  // The server wrote it about the listing that goes; search engines read that of another one in its own document.
  if (!head) for (const one of document.querySelectorAll(`[${listingDataMark}]`)) one.remove();
  else describeListing(head);
}

/** Changes only elements that exist and differ; a host page may omit an element on purpose. */
function describeListing(head: PageHead): void {
  const { title, description, canonical, robots } = head;
  written = head;
  if (document.title !== title) document.title = title;
  describe('description', description);
  describe('robots', robots);
  const link = canonicalLink();
  // The canonical link may have another host than the page.
  const href = link ? parseUrl(canonical, link.href)?.href : undefined;
  if (link && href && href !== link.href) link.href = href;
}

const canonicalLink = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

const metaNamed = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

function describe(name: string, content: string): void {
  const element = metaNamed(name);
  if (element && element.content !== content) element.content = content;
}
