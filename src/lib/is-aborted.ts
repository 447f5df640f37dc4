/** Whether RTK Query aborted the request of a result. */
export const isAborted = ({ error }: { readonly error?: unknown }): boolean =>
  (error as { readonly name?: unknown } | undefined)?.name === 'AbortError';
