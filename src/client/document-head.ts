/** The head of the document that the page stands in. */
import type { PageHead } from '../platform/platform';

/** Changes what is there and adds nothing: a host page that has no such element has its reasons. */
export function describePage({ title, description, canonical, robots }: PageHead): void {
  document.title = title;
  const named = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  named('description')?.setAttribute('content', description);
  named('robots')?.setAttribute('content', robots);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The host's address may differ from the one the shopper is at.
  if (link) link.href = new URL(canonical, link.href).href;
}
