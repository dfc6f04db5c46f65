export {
  applicationMoved,
  applicationRevoked,
  applicationStaged,
  applicationSubmitted,
  applicationViewed,
} from './events.ts';
export { presentColumns, restoredColumns, settled, settledColumn } from './undoable.ts';
export { readContents, type ContentsDeps } from './read-contents.ts';
export {
  findRecruitmentWithCompany,
  groupConditions,
  type OwnedApplication,
  type RecruitmentWithCompany,
} from './queries.ts';
export { isSubmitted } from './policy.ts';
export { ranksAt } from './rank.ts';
export { markViewed } from './mark-viewed.ts';
export { nextVersion } from './next-version.ts';
export { applicationsView } from './view.ts';
export { presentAnswer } from './wire.ts';
export { describeOpenDrafts, describeOwnApplications } from './own/describe.ts';
export { discardDraft } from './own/discard.ts';
export { eraseAcceptedNames } from './personal-data/erase.ts';
export { takeBack } from './own/revoke.ts';
