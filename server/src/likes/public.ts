export { findStars } from './stars.ts';
