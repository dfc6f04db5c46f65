export { StageBar, StageCounts, stageOrder } from './stage-bar.tsx';
export { closingText } from './closing.ts';
export { badgeOf, isDraft } from './standing.ts';
export {
  api as ownRecruitmentApi,
  closingQuery,
  forgetOwnRecruitments,
  ownRecruitmentQuery,
  ownStateQuery,
  useSetMoveNotice,
} from './data.ts';
