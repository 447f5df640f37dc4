/** Whether an error, or that of a result, is an abort. */
export const isAborted = ({ error }: { readonly error?: unknown }): boolean =>
  (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';
