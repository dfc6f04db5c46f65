export { endSessions } from './log-out.ts';
export type { Actors } from './actors.ts';
export type { DecryptCredential } from './decrypt-credential.ts';
