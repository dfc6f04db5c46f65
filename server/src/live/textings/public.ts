export { sendTexting, type TextingDeps } from './sending/send.ts';
export { stopTextingsOf, undoTextingsAbout } from './sending/stop.ts';
