export { StageBar, StageCounts, stageOrder } from './stage-bar.tsx';
export { stageCopy } from './copy.ts';
export {
  api as ownRecruitmentApi,
  forgetOwnRecruitments,
  ownRecruitmentQuery,
  ownStateQuery,
} from './data.ts';
