import { readFileSync } from 'node:fs';

interface OpenAccount {
  username: string;
  password: string;
  /** None is the administrator's. */
  userType?: 'PERSON' | 'COMPANY';
}

/**
 * The accounts of the demonstration that anybody may try. Read from a file when the demonstration runs, so that no
 * built script holds their passwords.
 */
export const readOpenAccounts = (): OpenAccount[] =>
  JSON.parse(readFileSync(new URL('./accounts.json', import.meta.url), 'utf8')) as OpenAccount[];
