import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '관리 검색', en: 'Search the console', cn: '管理搜索' },
  placeholder: {
    ko: '회원, 공고, 화면, 할 일 찾기',
    en: 'Members, recruitments, screens, actions',
    cn: '查找会员、招聘、页面、操作',
  },
  recent: { ko: '최근에 연 것', en: 'Recent', cn: '最近打开' },
  screens: { ko: '화면', en: 'Screens', cn: '页面' },
  actions: { ko: '할 일', en: 'Actions', cn: '操作' },
  list: { ko: '검색 결과', en: 'Results', cn: '搜索结果' },
  searching: { ko: '찾고 있어요', en: 'Searching', cn: '正在搜索' },
  found: {
    ko: (n: number) => `${n}개를 찾았어요`,
    en: (n: number) => (n === 1 ? '1 result' : `${n} results`),
    cn: (n: number) => `找到${n}项`,
  },
  nothing: {
    ko: '찾는 것이 없어요. 이름의 첫 부분이나 전화번호 뒤 네 자리로 찾아보세요.',
    en: 'Nothing found. Try the beginning of a name or the last four digits of a phone number.',
    cn: '未找到。请尝试姓名开头或电话号码后四位。',
  },
  failed: {
    ko: '회원과 글을 찾지 못했어요. 화면과 할 일만 보여요.',
    en: 'Members and texts could not be searched. Only screens and actions are shown.',
    cn: '无法搜索会员和内容，仅显示页面和操作。',
  },
  retry: { ko: '다시 찾기', en: 'Try again', cn: '重试' },
  keys: {
    ko: '↑↓ 고르기 · Enter 열기 · Ctrl+Enter 새 탭 · Esc 닫기',
    en: '↑↓ choose · Enter open · Ctrl+Enter new tab · Esc close',
    cn: '↑↓ 选择 · Enter 打开 · Ctrl+Enter 新标签页 · Esc 关闭',
  },
});
