import { defineTexts } from '../../common/text.ts';

/** The progress of an application in one word, in the words of the applicant's own list. */
export const progressTexts = defineTexts('progress', {
  REVOKED: { ko: '지원 취소', en: 'withdrawn', cn: '已撤回' },
  APPLIED: { ko: '지원 완료', en: 'applied', cn: '已投递' },
  VIEWED: { ko: '기업이 지원서를 열어 봤어요', en: 'the company opened it', cn: '企业已查看应聘表' },
  REVIEWING: { ko: '검토 중', en: 'in review', cn: '审核中' },
  MEETING: { ko: '면접 단계', en: 'interview stage', cn: '面试阶段' },
  ACCEPTED: { ko: '합격', en: 'accepted', cn: '录用' },
  CLOSED: { ko: '종료', en: 'over', cn: '已结束' },
});

/** Whether the company has opened an application, as its applicant sees it. */
export const openedTexts = defineTexts('applicationOpened', {
  yes: { ko: '기업이 지원서를 열어 봤어요', en: 'the company opened it', cn: '企业已查看应聘表' },
  no: { ko: '아직 열어 보기 전이에요', en: 'not opened yet', cn: '对方尚未查看' },
});
