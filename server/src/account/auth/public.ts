export { forgetSessions } from './forget.ts';
export { endSessions } from './log-out.ts';
export type { Actors } from './actors.ts';
export type { OpenSeal } from './seals.ts';
