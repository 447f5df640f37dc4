/** For `getByRole('checkbox', { name })`: an option’s name goes on with its number of products. */
export const optionNamed =
  (name: string) =>
  (text: string): boolean =>
    text.startsWith(`${name} `);
