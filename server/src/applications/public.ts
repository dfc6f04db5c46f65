export { APPLICATION_REVOKED, APPLICATION_STAGED, APPLICATION_SUBMITTED } from './events.ts';
export { fold } from './card.ts';
export { readContents } from './contents.ts';
export { findPosting, type OwnedApplication, type Posting } from './queries.ts';
export { isSubmitted } from './policy.ts';
export { rankBetween } from './rank.ts';
export { applicationsView } from './view.ts';
export { presentAnswer } from './wire.ts';
