import type { UserType } from './session.ts';

/** A demonstration account that anybody may try; without a type it is the administrator's. */
export interface DemoAccount {
  username: string;
  password: string;
  userType?: UserType;
}

let served: readonly DemoAccount[] = [];

/**
 * Passes the renderer the accounts of this installation's demonstration; the same for every page of a
 * process.
 */
export function setDemoAccounts(accounts: readonly DemoAccount[]): void {
  served = accounts;
}

/**
 * The accounts on a login card; the browser reads them from the document, so that no script contains
 * them.
 */
export const demoAccounts = (): readonly DemoAccount[] =>
  typeof document === 'undefined' ? served : readAccounts(document.documentElement.dataset['demo']);

const readAccounts = (input: string | undefined): readonly DemoAccount[] =>
  input ? (JSON.parse(input) as DemoAccount[]) : [];

/** The value of the document's `data-demo`: the accounts, or nothing outside the demonstration. */
export const demoAttribute = (): string | undefined => {
  const accounts = demoAccounts();
  return accounts.length > 0 ? JSON.stringify(accounts) : undefined;
};
