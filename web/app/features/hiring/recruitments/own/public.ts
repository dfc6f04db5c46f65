export { StageBar, StageCounts, stageOrder } from './stage-bar.tsx';
export { closingText } from './closing-text.ts';
export { badgeOf, isDraft } from './state-summary.ts';
export {
  api as ownRecruitmentApi,
  closingQuery,
  invalidateOwnRecruitments,
  ownRecruitmentQuery,
  ownStateQuery,
  useSetMoveNotice,
} from './data.ts';
