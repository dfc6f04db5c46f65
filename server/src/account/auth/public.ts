export { createReadIdentity } from './bearers.ts';
export { readBearer } from './credentials.ts';
export { endSessions } from './log-out.ts';
export { recoveryCodeUsed } from './events.ts';
export { replaceRecoveryCodes } from './second-factor-codes/recovery-codes.ts';
export { findStep, keyAddress, newSecret, toBase32 } from './second-factor-codes/totp.ts';
export { countRecoveryCodes, useCode, withinAttempts } from './second-factor-codes/use-code.ts';
export type { Actors } from './actors.ts';
export type { DecryptCredential } from './decrypt-credential.ts';
