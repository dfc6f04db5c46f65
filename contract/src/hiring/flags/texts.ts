import { defineTexts } from '../../common/text.ts';

export const flagTexts = defineTexts('flags', {
  waiting: {
    ko: '공고와 기업 신고',
    en: 'Reports about postings and companies',
    cn: '对招聘和企业的举报',
  },
  textRequired: {
    ko: '어떤 점이 문제인지 적어 주세요',
    en: 'Please describe what is wrong',
    cn: '请说明存在的问题',
  },
  reasonRequired: { ko: '신고 이유를 골라 주세요', en: 'Please choose a reason', cn: '请选择举报原因' },
  tooManyToday: {
    ko: '신고는 하루에 5번까지 할 수 있어요. 급한 일은 1:1 문의로 알려 주세요.',
    en: 'You can report five times a day. For anything urgent, please write to the help centre.',
    cn: '每天最多可举报5次。紧急情况请通过1:1咨询联系我们。',
  },
  decided: {
    ko: '이미 처리한 신고예요',
    en: 'This report has been decided already',
    cn: '该举报已处理',
  },
  onlyRecruitments: {
    ko: '공고 신고에서만 공고를 숨길 수 있어요',
    en: 'Only a reported recruitment can be hidden',
    cn: '仅可隐藏被举报的招聘',
  },
  decisionReasonRequired: {
    ko: '처리 사유를 적어 주세요',
    en: 'Please give the reason of the decision',
    cn: '请填写处理原因',
  },
});
