export { StageBar, StageCounts, stageOrder } from './stage-bar.tsx';
export { badgeOf } from './standing.ts';
export {
  api as ownRecruitmentApi,
  forgetOwnRecruitments,
  ownRecruitmentQuery,
  ownStateQuery,
} from './data.ts';
