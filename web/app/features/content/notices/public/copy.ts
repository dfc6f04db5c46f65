import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '공지사항', en: 'Notices', cn: '公告' },
  titleOfPage: {
    ko: (page: number) => `공지사항 ${page}쪽`,
    en: (page: number) => `Notices, page ${page}`,
    cn: (page: number) => `公告 第${page}页`,
  },
  lead: {
    ko: '서비스 안내와 점검, 행사 소식을 알려 드려요.',
    en: 'News about the service, maintenance and events.',
    cn: '发布服务说明、维护和活动消息。',
  },
  center: { ko: '고객센터', en: 'Help centre', cn: '客服中心' },
  path: { ko: '현재 위치', en: 'You are here', cn: '当前位置' },
  search: { ko: '공지 검색', en: 'Search notices', cn: '搜索公告' },
  placeholder: { ko: '제목이나 내용', en: 'Title or content', cn: '标题或内容' },
  submit: { ko: '검색', en: 'Search', cn: '搜索' },
  count: {
    ko: (n: string) => `공지 ${n}건`,
    en: (n: string) => withPlural(n, 'notice', 'notices'),
    cn: (n: string) => `${n}条公告`,
  },
  list: { ko: '공지 목록', en: 'List of notices', cn: '公告列表' },
  pinned: { ko: '중요', en: 'Important', cn: '重要' },
  hasFiles: { ko: '첨부 파일 있음', en: 'Has files', cn: '有附件' },
  views: {
    ko: (n: string) => `조회 ${n}`,
    en: (n: string) => withPlural(n, 'view', 'views'),
    cn: (n: string) => `浏览 ${n}`,
  },
  none: {
    title: { ko: '아직 공지가 없어요', en: 'There are no notices yet', cn: '还没有公告' },
    hint: {
      ko: '새 소식이 생기면 여기에 알려 드릴게요.',
      en: 'News will be shown here.',
      cn: '有新消息时会在此发布。',
    },
  },
  noMatch: {
    ko: (term: string) => `‘${term}’에 맞는 공지가 없어요`,
    en: (term: string) => `No notice matches “${term}”`,
    cn: (term: string) => `没有与“${term}”相符的公告`,
  },
  noMatchHint: {
    ko: '더 짧은 단어로 찾아보세요.',
    en: 'Try a shorter word.',
    cn: '请尝试更短的词。',
  },
  all: { ko: '전체 공지 보기', en: 'See all notices', cn: '查看全部公告' },
  print: { ko: '인쇄하기', en: 'Print', cn: '打印' },
  files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
  around: { ko: '이전 글과 다음 글', en: 'Previous and next notice', cn: '上一条与下一条' },
  newer: { ko: '다음 글', en: 'Newer', cn: '下一条' },
  older: { ko: '이전 글', en: 'Older', cn: '上一条' },
  toList: { ko: '목록으로', en: 'Back to the list', cn: '返回列表' },
});
