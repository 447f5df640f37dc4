/** How long browsers keep files that never change, and the rule that a host is called by TLS alone. */
export const yearSeconds = 31_536_000;
