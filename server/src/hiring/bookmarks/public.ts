export { applicationBookmarked } from './events.ts';
export { eraseBookmarks } from './erase.ts';
export { findBookmarkedApplications } from './find-applications.ts';
