/** Yes and no as exports of shops write them, in the languages that they come in. */
const yes = new Set(
  'yes true y 1 ja oui sí si sim tak ano áno igen da да так ναι evet kyllä'.split(' '),
);
const no = new Set(
  'no false n 0 nein non não nao nee nie ne nem nu нет ні όχι hayır ei nej nei'.split(' '),
);

export const isYes = (text: string): boolean => yes.has(text.toLowerCase());
export const isNo = (text: string): boolean => no.has(text.toLowerCase());
