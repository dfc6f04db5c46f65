export { applicationBookmarked } from './events.ts';
export { findBookmarkedApplications } from './find-applications.ts';
