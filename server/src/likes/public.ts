export { forgetLikes } from './forget.ts';
export { findStars } from './stars.ts';
