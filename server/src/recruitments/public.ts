export { noApplications, type ApplicationsView } from './applications-view.ts';
export { findPublicCards, listCards, type CardRow } from './cards.ts';
export { createCounts, type Count, type CountCache } from './counts.ts';
export { RECRUITMENT_CANCELED, RECRUITMENT_CHANGED, tellChanged, type Memories } from './events.ts';
export { finishOnHiring } from './finish.ts';
export { containing, fold, needleOf } from './grams.ts';
export { everythingOngoing, readOrder, type Filter, type Part } from './list-query.ts';
export { isTaking } from './openness.ts';
export { isPublic, ownsRecruitment } from './policy.ts';
export {
  findLikes,
  findPosting,
  findRecruitmentForUpdate,
  findRecruitmentState,
  type Posting,
} from './queries.ts';
export { createViews, type View } from './views.ts';
export { presentCard, publicFileUrl, type Reading } from './wire.ts';
export type { ImportReport } from './import/import-postings.ts';
