import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const exportCopy = defineCopy({
  act: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
  title: { ko: '엑셀로 내려받을까요?', en: 'Download as Excel?', cn: '下载为Excel吗？' },
  what: {
    ko: (n: string) => `지금 조건에 맞는 ${n}명을 내려받아요.`,
    en: (n: string) =>
      `The ${withPlural(n, 'applicant that matches', 'applicants that match')} the filters now.`,
    cn: (n: string) => `将下载符合当前条件的${n}人。`,
  },
  warning: {
    ko: '개인정보가 들어 있어요. 업무에만 사용해 주세요.',
    en: 'It contains personal data. Please use it for work only.',
    cn: '包含个人信息，请仅用于工作。',
  },
  reason: { ko: '내려받는 이유', en: 'Reason for downloading', cn: '下载原因' },
  reasonHint: {
    ko: '누가 언제 왜 내려받았는지 기록에 남아요.',
    en: 'Who downloads it, when and why is kept on record.',
    cn: '下载人、时间和原因将被记录。',
  },
  reasonNeeded: {
    ko: '내려받는 이유를 적어 주세요',
    en: 'Please say why you are downloading this',
    cn: '请填写下载原因',
  },
  contacts: {
    ko: '연락처를 가리지 않고 넣기',
    en: 'Include full contact details',
    cn: '包含完整联系方式',
  },
  start: { ko: '내려받기', en: 'Download', cn: '下载' },
  making: { ko: '엑셀 파일을 만들고 있어요', en: 'Making the Excel file', cn: '正在生成Excel文件' },
  done: {
    ko: (n: string) => `지원자 ${n}명을 내려받았어요`,
    en: (n: string) => `Downloaded ${withPlural(n, 'applicant', 'applicants')}`,
    cn: (n: string) => `已下载${n}名申请人`,
  },
});
