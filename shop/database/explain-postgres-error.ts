/**
 * Says in one line why PostgreSQL cannot be used, and which setting to look at. The client's messages hold no password.
 */
import { reasonOf } from './keep-open';

const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its host and port',
  ENOENT: 'its socket is missing',
  ENOTFOUND: 'its host is unknown',
  '28000': 'its user or password is refused',
  '28P01': 'its user or password is refused',
  '3D000': 'its database does not exist',
  '42501': 'its user lacks a right, which npm run migrate -- --grant gives',
};

/** `setting` is the one that holds the address. */
export const explainPostgresError =
  (setting: string) =>
  (error: unknown): string => {
    const { code = '' } = error as { readonly code?: string };
    const meaning = Object.hasOwn(meanings, code) ? `${meanings[code]}: ` : '';
    return `${setting}: ${meaning}${reasonOf(error)}`;
  };
