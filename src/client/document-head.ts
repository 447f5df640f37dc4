import { parseUrl } from '../lib/parse-url';
import type { PageHead } from '../platform/platform';
import { listingDataMark } from '../storefront/page-names';

export function describePage(head: PageHead | undefined): void {
  // The server wrote it about the listing that goes; search engines read that of another one in its own document.
  if (!head) for (const one of document.querySelectorAll(`[${listingDataMark}]`)) one.remove();
  else describeListing(head);
}

/** Changes only elements that exist and differ; a host page may omit an element on purpose. */
function describeListing({ title, description, canonical, robots }: PageHead): void {
  if (document.title !== title) document.title = title;
  describe('description', description);
  describe('robots', robots);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The canonical link may have another host than the page.
  const href = link ? parseUrl(canonical, link.href)?.href : undefined;
  if (link && href && href !== link.href) link.href = href;
}

function describe(name: string, content: string): void {
  const element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (element && element.content !== content) element.content = content;
}
