export { APPLICATION_STARRED } from './events.ts';
export { forgetLikes } from './forget.ts';
export { findStars } from './stars.ts';
