/** The text of the file. */
declare module '*.svg' {
  const text: string;
  export = text;
}
