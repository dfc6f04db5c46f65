export { sendTexting, type TextingDeps } from './send.ts';
export { undoTextingsAbout } from './stop.ts';
