/** Writes the text of a CSV file. */

export const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Cells in the order of `columns`, each from the record that has it. */
export function csv(
  columns: string,
  ...records: readonly Readonly<Record<string, string>>[]
): string {
  const names = columns.split(',');
  return lines(
    names.join(','),
    ...records.map((record) => names.map((name) => quote(record[name] ?? '')).join(',')),
  );
}
