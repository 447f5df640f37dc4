import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { InEnglish } from './in-english';

/** The markup that the server sends for an element, and its text without tags. */
export function renderOnServer(element: ReactNode) {
  const markup = renderToString(<InEnglish>{element}</InEnglish>).replaceAll('<!-- -->', '');
  const words = markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { markup, words };
}

export const idsIn = (markup: string): readonly (string | undefined)[] =>
  [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
