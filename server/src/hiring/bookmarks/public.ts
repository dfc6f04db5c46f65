export { APPLICATION_STARRED } from './events.ts';
export { eraseLikes } from './erase.ts';
export { findStars } from './stars.ts';
