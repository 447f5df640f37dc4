/** Fetches the document of a listing ahead, once; it runs no script, so nothing is counted. */
const delayMs = 200;

type Connection = { readonly connection?: { readonly saveData?: boolean } };

/** Not with Save-Data. */
export function createPrefetch(): (option: Element | null | undefined) => void {
  const { connection } = navigator as Connection;
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (option) => {
    clearTimeout(timer);
    const href = option?.matches('[data-listing]') && option.getAttribute('href');
    if (!href || fetched.has(href) || connection?.saveData) return;
    timer = setTimeout(() => {
      fetched.add(href);
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', href });
      document.head.append(link);
    }, delayMs);
  };
}
