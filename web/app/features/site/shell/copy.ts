import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  skip: { ko: '본문으로 건너뛰기', en: 'Skip to content', cn: '跳到正文' },
  skipToResults: { ko: '검색 결과로 건너뛰기', en: 'Skip to results', cn: '跳到搜索结果' },
  mainMenu: { ko: '주요 메뉴', en: 'Main menu', cn: '主菜单' },
  footerMenu: { ko: '하단 메뉴', en: 'Footer menu', cn: '底部菜单' },
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
  logout: { ko: '로그아웃', en: 'Log out', cn: '退出登录' },
  dashboard: { ko: '대시보드', en: 'Dashboard', cn: '工作台' },
  console: { ko: '관리 화면', en: 'Console', cn: '管理后台' },
  inquiry: { ko: '1:1 문의', en: 'Ask us', cn: '1对1咨询' },
  loggedOut: { ko: '로그아웃했어요', en: 'You are logged out', cn: '您已退出登录' },
  footer: {
    notices: { ko: '공지사항', en: 'Notices', cn: '公告' },
    faqs: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
    terms: { ko: '이용약관', en: 'Terms of service', cn: '服务条款' },
    privacy: { ko: '개인정보처리방침', en: 'Privacy policy', cn: '隐私政策' },
    registration: {
      ko: [
        '이음무역센터 · 대표 한서우 · 사업자등록번호 000-00-00000 · 통신판매업신고 제0000-서울강남-00000호',
        '서울특별시 강남구 · 전화 02-000-0000 (평일 09:00 ~ 18:00, 점심 12:00 ~ 13:00)',
      ],
      en: [
        'Ieum Trade Centre · CEO Han Seo-woo · Business registration 000-00-00000 · Mail order licence 0000-Seoul Gangnam-00000',
        'Gangnam-gu, Seoul, Korea · Phone +82 2-000-0000 (weekdays 09:00 – 18:00, lunch 12:00 – 13:00 KST)',
      ],
      cn: [
        'Ieum贸易中心 · 代表 韩舒宇 · 营业执照号 000-00-00000 · 通信销售业申报 第0000-首尔江南-00000号',
        '韩国首尔特别市江南区 · 电话 +82 2-000-0000（工作日 09:00 ~ 18:00，午休 12:00 ~ 13:00）',
      ],
    },
    rights: {
      ko: '© 이음무역센터. All rights reserved.',
      en: '© Ieum Trade Centre. All rights reserved.',
      cn: '© Ieum贸易中心. All rights reserved.',
    },
  },
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
  broken: {
    title: { ko: '화면을 보여 주지 못했어요', en: 'We could not show this page', cn: '页面无法显示' },
    body: {
      ko: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
      en: 'Something went wrong. Please try again in a moment.',
      cn: '出现问题，请稍后再试。',
    },
  },
});
