import { defineCopy } from '#lib/format/copy.ts';

export const listExportCopy = defineCopy({
  act: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
  title: { ko: '이 목록을 내려받을까요?', en: 'Download this list?', cn: '下载此列表？' },
  subtitle: {
    ko: '지금 조건에 맞는 줄이 모두 담기고, 개인정보는 목록처럼 가려져요. 내려받은 일과 사유는 감사 기록에 남아요.',
    en: 'It holds every row of the present filters, personal data masked as in the list. That you took it, and why, is recorded.',
    cn: '将包含符合当前条件的全部行，个人信息与列表一样隐藏。下载行为及原因会被记录。',
  },
  reasons: {
    report: { ko: '업무 보고', en: 'A report', cn: '工作汇报' },
    review: { ko: '처리 현황 확인', en: 'A review of the work', cn: '查看处理情况' },
    request: { ko: '기관 요청', en: 'Asked for by an authority', cn: '机构要求' },
  },
  done: { ko: '목록을 내려받았어요', en: 'The list was downloaded', cn: '已下载列表' },
});
