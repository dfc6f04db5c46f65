import { readFileSync } from 'node:fs';

interface OpenAccount {
  username: string;
  password: string;
  /** None for the administrator. */
  userType?: 'PERSON' | 'COMPANY';
}

/**
 * The accounts of the demo that anybody may use. Read from a file when the demo runs, so that no built script
 * contains their passwords.
 */
export const readOpenAccounts = (): OpenAccount[] =>
  JSON.parse(readFileSync(new URL('./accounts.json', import.meta.url), 'utf8')) as OpenAccount[];
