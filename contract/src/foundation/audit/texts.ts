import { defineTexts } from '../../common/text.ts';

export const auditTexts = defineTexts('audit', {
  reasonRequired: {
    ko: '내려받는 사유를 적어 주세요',
    en: 'Please say why you download it',
    cn: '请填写下载原因',
  },
  sheet: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
  when: { ko: '언제', en: 'When', cn: '时间' },
  who: { ko: '누가', en: 'Who', cn: '操作人' },
  action: { ko: '한 일', en: 'What', cn: '操作' },
  targetType: { ko: '대상 종류', en: 'Kind of target', cn: '对象类型' },
  target: { ko: '대상', en: 'Target', cn: '对象' },
  details: { ko: '자세한 내용', en: 'Details', cn: '详细内容' },
  address: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
});
