import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  skip: { ko: '본문으로 건너뛰기', en: 'Skip to content', cn: '跳到正文' },
  skipToResults: { ko: '검색 결과로 건너뛰기', en: 'Skip to results', cn: '跳到搜索结果' },
  mainMenu: { ko: '주요 메뉴', en: 'Main menu', cn: '主菜单' },
  openMenu: { ko: '전체 메뉴 열기', en: 'Open menu', cn: '打开全部菜单' },
  allMenus: { ko: '전체 메뉴', en: 'All menus', cn: '全部菜单' },
  search: { ko: '통합 검색', en: 'Search', cn: '综合搜索' },
  searchHint: {
    ko: '공고, 기업, 프로그램 검색',
    en: 'Jobs, companies, programmes',
    cn: '搜索招聘、企业、活动',
  },
  searchGo: { ko: '검색하기', en: 'Search', cn: '搜索' },
  searchOff: {
    ko: '비즈매칭 화면에서는 통합 검색을 쓸 수 없어요',
    en: 'Search is not available on business matching pages',
    cn: '商务对接页面无法使用综合搜索',
  },
  language: {
    ko: (code: string) => `${code} 언어 선택`,
    en: (code: string) => `${code} Choose a language`,
    cn: (code: string) => `${code} 选择语言`,
  },
  login: { ko: '로그인', en: 'Log in', cn: '登录' },
  join: { ko: '회원가입', en: 'Sign up', cn: '注册' },
  dashboard: { ko: '대시보드', en: 'Dashboard', cn: '工作台' },
  console: { ko: '관리 화면', en: 'Console', cn: '管理后台' },
  question: { ko: '1:1 문의', en: 'Ask us', cn: '1对1咨询' },
  lost: {
    title: { ko: '찾는 화면이 없어요', en: 'There is no such page', cn: '找不到您要的页面' },
    body: {
      ko: '주소가 바뀌었거나 삭제됐을 수 있어요.',
      en: 'The address may have changed, or the page was removed.',
      cn: '地址可能已更改，或页面已被删除。',
    },
    search: { ko: '다른 화면 찾기', en: 'Look for another page', cn: '查找其他页面' },
    home: { ko: '홈으로 가기', en: 'Go home', cn: '返回首页' },
    back: { ko: '이전 화면으로', en: 'Go back', cn: '返回上一页' },
  },
  offline: {
    ko: '인터넷 연결이 끊겼어요. 연결되면 이어서 할 수 있어요.',
    en: 'You are offline. You can go on once the connection is back.',
    cn: '网络连接已断开，恢复后即可继续。',
  },
  broken: {
    title: { ko: '화면을 보여 주지 못했어요', en: 'We could not show this page', cn: '页面无法显示' },
    body: {
      ko: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
      en: 'Something went wrong. Please try again in a moment.',
      cn: '出现问题，请稍后再试。',
    },
  },
});
