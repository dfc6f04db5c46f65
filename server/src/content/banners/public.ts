export { wordingOf as bannerWording } from './wire.ts';
