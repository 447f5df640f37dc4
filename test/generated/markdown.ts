/** Pieces of generated documents. */

export const code = (text: string): string => `\`${text}\``;

/** Prettier puts the columns in line. */
export const writeTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
