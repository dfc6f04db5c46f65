export { StageBar, StageCounts, stageOrder } from './stage-bar.tsx';
export { stageCopy } from './copy.ts';
export { badgeOf, isDraft } from './standing.ts';
export { tellFailure } from './use-row-acts.ts';
export {
  api as ownRecruitmentApi,
  forgetOwnRecruitments,
  ownRecruitmentQuery,
  ownStateQuery,
} from './data.ts';
