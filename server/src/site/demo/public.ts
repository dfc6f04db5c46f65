export { readOpenAccounts } from './open-accounts.ts';
