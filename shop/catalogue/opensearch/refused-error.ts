/** The cluster does not take what an import writes. */
export class RefusedError extends Error {}
