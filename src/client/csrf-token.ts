/** Content of the meta element, if the document has one (docs/product.md, 2.3). */
export const csrfToken = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content || undefined;
