export { sendTexting, type TextingDeps } from './send.ts';
export { stopTextingsOf, undoTextingsAbout } from './stop.ts';
