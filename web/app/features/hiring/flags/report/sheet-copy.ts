import { defineCopy } from '#lib/format/copy.ts';

export const sheetCopy = defineCopy({
  titles: {
    RECRUITMENT: { ko: '공고 신고', en: 'Report this recruitment', cn: '举报该招聘' },
    COMPANY: { ko: '기업 신고', en: 'Report this company', cn: '举报该企业' },
  },
  hint: {
    ko: '운영자가 확인하고 결과를 알림으로 알려 드려요. 신고한 사람은 기업에 알리지 않아요.',
    en: 'An administrator checks it and you are notified of the outcome. The company does not learn who reported it.',
    cn: '管理员将核实并通知您结果。企业不会知道举报人是谁。',
  },
  reason: { ko: '신고 이유', en: 'Reason', cn: '举报原因' },
  text: { ko: '자세한 내용', en: 'Details', cn: '详细内容' },
  send: { ko: '신고하기', en: 'Report', cn: '举报' },
  sent: { ko: '신고를 보냈어요', en: 'Your report was sent', cn: '举报已提交' },
  sentBefore: {
    ko: '이미 신고했어요. 운영자가 확인하고 있어요.',
    en: 'You have reported this already.',
    cn: '您已举报过，管理员正在核实。',
  },
});
