import { defineTexts } from '../../common/text.ts';

export const applicationMeasureTexts = defineTexts('applicationMeasures', {
  applied: { ko: '지원', en: 'Applications', cn: '应聘' },
  appliedDefinition: {
    ko: '그날 보낸 지원서예요. 나중에 취소한 지원도 세요.',
    en: 'Applications sent on that day, also those withdrawn since.',
    cn: '当天提交的应聘，包括之后撤回的应聘。',
  },
  unit: { ko: '건', en: 'applications', cn: '份' },
  stage: { ko: '지금 단계', en: 'Stage now', cn: '当前阶段' },
  IS_APPLIED: { ko: '지원 접수', en: 'Received', cn: '已接收' },
  ON_PENDING: { ko: '검토 중', en: 'In review', cn: '筛选中' },
  ON_MEETING: { ko: '면접', en: 'Interview', cn: '面试' },
  ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
  ELIMINATED: { ko: '불합격', en: 'Not selected', cn: '未录用' },
});
