export { blockRecruitment, setCompanyHidden, unblockRecruitment } from './editing/block.ts';
export type { ApplicationsView } from './applications-view.ts';
export { createRecruitment } from './editing/create.ts';
export type { RecruitmentDeps } from './deps.ts';
export { findPublicCards, listCards } from './search/cards.ts';
export type { CountCache } from './search/counts.ts';
export { closeRecruitments } from './close-recruitments.ts';
export type { RecruitmentCaches } from './caches.ts';
export { blockAnswered, recruitmentCanceled, recruitmentFinished } from './events.ts';
export { closesIn, deadlineKey, reminderColumns } from './notifications/deadlines.ts';
export { findNotifiedRecruitment, type NotifiedRecruitment } from './notifications/queries.ts';
export { finishOnHiring } from './finish-recruitments.ts';
export type { ImportReport } from './import/import-recruitments.ts';
export { everythingOngoing, readFilters, readOrder } from './search/list-query.ts';
export { describeOwn } from './describe-own.ts';
export { findOpenings } from './search/openings.ts';
export { acceptsApplications } from './accepts-applications.ts';
export { isPublic, ownsRecruitment } from './policy.ts';
export {
  findBookmarksOf,
  findRecruitmentDetail,
  findRecruitmentDetailForUpdate,
  findRecruitmentForUpdate,
  findRecruitmentState,
  type RecruitmentDetail,
} from './queries.ts';
export { removeRecruitment } from './editing/remove.ts';
export { reviseRecruitment } from './editing/revise.ts';
export { moveState } from './editing/set-state.ts';
export { namesOfRegion, regionsIn } from './search/regions.ts';
export { rowColumns, rowOrder } from './search/management-list.ts';
export { presentCard, presentOwnRow } from './wire.ts';
