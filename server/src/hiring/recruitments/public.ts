export { blockRecruitment, setCompanyHidden, unblockRecruitment } from './block.ts';
export type { ApplicationsView } from './applications-view.ts';
export { createRecruitment } from './create.ts';
export type { RecruitmentDeps } from './deps.ts';
export { findPublicCards, listCards } from './cards.ts';
export { createCounts, type CountCache } from './counts.ts';
export { closePostings } from './close-postings.ts';
export {
  RECRUITMENT_BLOCK_ANSWERED,
  RECRUITMENT_CANCELED,
  RECRUITMENT_FINISHED,
  type RecruitmentCaches,
} from './events.ts';
export { finishOnHiring } from './finish.ts';
export { erasePostings } from './erase.ts';
export type { ImportReport } from './import/import-postings.ts';
export { needleOf } from './grams.ts';
export { everythingOngoing, readOrder } from './list-query.ts';
export { describeOwn } from './own.ts';
export { isTaking } from './openness.ts';
export { isPublic, ownsRecruitment } from './policy.ts';
export {
  findLikes,
  findPosting,
  findPostingForUpdate,
  findRecruitmentForUpdate,
  findRecruitmentState,
  type Posting,
} from './queries.ts';
export { removeRecruitment } from './remove.ts';
export { reviseRecruitment } from './revise.ts';
export { moveState } from './set-state.ts';
export { rowColumns, rowOrder } from './row-list.ts';
export { completeGrams } from './texts.ts';
export { createViews } from './views.ts';
export { presentCard, presentOwnRow } from './wire.ts';
