import { createHash } from 'node:crypto';

/** Text inside every document, which needs no request of its own. */
export type InlineText = {
  readonly text: string;
  /** As a content policy names it: `'sha256-…'`. */
  readonly policySource: string;
};

export function inlineText(text: string): InlineText {
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, policySource: `'sha256-${hash}'` };
}
