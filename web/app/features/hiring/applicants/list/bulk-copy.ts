import { defineCopy } from '#lib/format/copy.ts';
import { counted } from '#lib/format/counted.ts';
import { towards } from '../particles.ts';

export const bulkCopy = defineCopy({
  refused: {
    ko: (n: number) => `${n}명을 옮기지 못했어요`,
    en: (n: number) => `${n} could not be moved`,
    cn: (n: number) => `${n}人未能移动`,
  },
  movedOthers: {
    ko: (n: number, stage: string) => `${n}명은 ${towards(stage)} 옮겼어요.`,
    en: (n: number, stage: string) => `${n} moved to ${stage}.`,
    cn: (n: number, stage: string) => `${n}人已移至${stage}。`,
  },
  nobodyMoved: { ko: '옮긴 지원자가 없어요.', en: 'Nobody was moved.', cn: '没有移动任何申请人。' },
  undoOthers: {
    ko: (n: number) => `옮긴 ${n}명 되돌리기`,
    en: (n: number) => `Undo for the ${n} moved`,
    cn: (n: number) => `撤销已移动的${n}人`,
  },
  understood: { ko: '확인', en: 'OK', cn: '确定' },
  compare: { ko: '비교', en: 'Compare', cn: '比较' },
  compareHint: {
    ko: '두 명이나 세 명을 고르면 비교할 수 있어요',
    en: 'Choose two or three to compare them',
    cn: '选择两名或三名即可比较',
  },
});

export const compareCopy = defineCopy({
  title: { ko: '지원자 비교', en: 'Compare applicants', cn: '比较申请人' },
  rows: {
    stage: { ko: '단계', en: 'Stage', cn: '阶段' },
    career: { ko: '경력', en: 'Career', cn: '经历' },
    works: { ko: '경력 사항', en: 'Work history', cn: '工作经历' },
    education: { ko: '학력', en: 'Education', cn: '学历' },
    languages: { ko: '어학', en: 'Languages', cn: '语言' },
    certifications: { ko: '자격증', en: 'Certificates', cn: '资格证书' },
    skills: { ko: '컴퓨터 활용', en: 'Computer skills', cn: '电脑技能' },
    appliedAt: { ko: '지원일', en: 'Applied', cn: '申请日' },
    letter: { ko: '자기소개서', en: 'Cover letter', cn: '自我介绍' },
    memo: { ko: '메모', en: 'Note', cn: '备注' },
  },
  open: { ko: '지원서 보기', en: 'Open the application', cn: '查看申请' },
  leave: {
    ko: (name: string) => `${name} 비교에서 빼기`,
    en: (name: string) => `Leave ${name} out`,
    cn: (name: string) => `将${name}移出比较`,
  },
  gone: {
    ko: '비교할 수 없는 지원자가 있어요. 목록에서 다시 골라 주세요.',
    en: 'Some of them cannot be compared any more. Please choose again in the list.',
    cn: '有无法比较的申请人，请在列表中重新选择。',
  },
});

export const exportCopy = defineCopy({
  act: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
  title: { ko: '엑셀로 내려받을까요?', en: 'Download as Excel?', cn: '下载为Excel吗？' },
  what: {
    ko: (n: string) => `지금 조건에 맞는 ${n}명을 내려받아요.`,
    en: (n: string) =>
      `The ${counted(n, 'applicant that matches', 'applicants that match')} the filters now.`,
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
    en: (n: string) => `Downloaded ${counted(n, 'applicant', 'applicants')}`,
    cn: (n: string) => `已下载${n}名申请人`,
  },
});
