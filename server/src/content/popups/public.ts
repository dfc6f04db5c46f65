export { wordingOf as popupWording } from './wire.ts';
