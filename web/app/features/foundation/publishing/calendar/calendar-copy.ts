import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '콘텐츠 달력', en: 'Content calendar', cn: '内容日历' },
  month: {
    ko: (year: number, month: number) => `${year}년 ${month}월`,
    en: (year: number, month: number) => `${month}/${year}`,
    cn: (year: number, month: number) => `${year}年${month}月`,
  },
  months: { ko: '달 고르기', en: 'Month', cn: '选择月份' },
  previous: { ko: '이전 달', en: 'Previous month', cn: '上个月' },
  next: { ko: '다음 달', en: 'Next month', cn: '下个月' },
  current: { ko: '이번 달', en: 'This month', cn: '本月' },
  weekdays: { ko: '일 월 화 수 목 금 토', en: 'Sun Mon Tue Wed Thu Fri Sat', cn: '日 一 二 三 四 五 六' },
  kinds: {
    notice: { ko: '공지', en: 'Notice', cn: '公告' },
    faq: { ko: 'FAQ', en: 'FAQ', cn: 'FAQ' },
    banner: { ko: '배너', en: 'Banner', cn: '横幅' },
    popup: { ko: '팝업', en: 'Popup', cn: '弹窗' },
    board: { ko: '게시글', en: 'Post', cn: '帖子' },
    terms: { ko: '약관', en: 'Terms', cn: '条款' },
  },
  changes: {
    START: { ko: '시작', en: 'starts', cn: '开始' },
    END: { ko: '끝', en: 'ends', cn: '结束' },
  },
  preview: {
    ko: (day: string) => `${day} 미리보기`,
    en: (day: string) => `Preview ${day}`,
    cn: (day: string) => `预览${day}`,
  },
  shown: {
    ko: (n: number) => `게시 ${n}건`,
    en: (n: number) => `${n} shown`,
    cn: (n: number) => `展示${n}条`,
  },
  changed: {
    ko: (n: number) => `이 달에 바뀌는 콘텐츠 ${n}건`,
    en: (n: number) => `${withPlural(n, 'change', 'changes')} this month`,
    cn: (n: number) => `本月变更${n}条`,
  },
  nothing: {
    ko: '이 달에 시작하거나 끝나는 콘텐츠가 없어요',
    en: 'Nothing starts or ends in this month',
    cn: '本月没有开始或结束的内容',
  },
  nothingHint: {
    ko: '배너나 공지에 게시 기간을 정하면 여기에 보여요.',
    en: 'Give a banner or a notice a period and it appears here.',
    cn: '为横幅或公告设置发布期间后会显示在这里。',
  },
  unchanged: { ko: '이 달 내내 보이는 콘텐츠', en: 'Shown all month', cn: '整月展示的内容' },
  startless: {
    ko: '시작 시각 없이 보이는 콘텐츠',
    en: 'Shown without a set start',
    cn: '未设开始时间的内容',
  },
  max: {
    ko: (n: number) => `이 달의 콘텐츠가 많아 먼저 시작한 ${n}건만 보여요.`,
    en: (n: number) => `Only the first ${n} of this month are shown.`,
    cn: (n: number) => `本月内容较多，仅显示最先开始的${n}条。`,
  },
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
});
