/** Titles and descriptions with gaps to fill in. */
export type Template = {
  /** The names between braces. */
  readonly names: ReadonlySet<string>;
  /** Each value is changed to suit the text before it is put in. */
  readonly fill: (
    values: Readonly<Record<string, string>>,
    change: (value: string) => string,
  ) => string;
};

/**
 * `{series} {material} Sofa` with `{ series: 'Alder', material: 'Velvet' }` is "Alder Velvet Sofa". A missing value
 * leaves nothing.
 */
export function readTemplate(text: string): Template {
  const parts = text.split(/[{}]/);
  return {
    names: new Set(parts.filter((_, at) => at % 2 === 1)),
    fill: (values, change) => {
      let filled = '';
      parts.forEach((part, at) => {
        filled += at % 2 === 1 ? change(values[part] ?? '') : part;
      });
      return filled;
    },
  };
}
