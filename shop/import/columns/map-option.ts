const plain = /^[\p{L}\p{N} _.-]+$/u;

/** The option to type for a column, which a shell reads as it is: the name is the file's. */
export const mapOption = (field: string, name: string): string =>
  plain.test(name)
    ? `--map "${field}=${name}"`
    : `--map '${field}=${name.replaceAll("'", String.raw`'\''`)}'`;
