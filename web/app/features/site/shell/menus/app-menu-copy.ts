import { defineCopy } from '#lib/format/copy.ts';

export const appMenuCopy = defineCopy({
  areas: {
    company: { ko: '기업', en: 'Company', cn: '企业' },
    person: { ko: '개인', en: 'Person', cn: '个人' },
    console: { ko: '관리', en: 'Console', cn: '管理' },
  },
  menus: {
    company: { ko: '기업 메뉴', en: 'Company menu', cn: '企业菜单' },
    person: { ko: '내 메뉴', en: 'My menu', cn: '我的菜单' },
    console: { ko: '관리 메뉴', en: 'Console menu', cn: '管理菜单' },
  },
  bottom: { ko: '하단 메뉴', en: 'Bottom menu', cn: '底部菜单' },
  open: { ko: '메뉴 열기', en: 'Open menu', cn: '打开菜单' },
  all: { ko: '전체', en: 'All', cn: '全部' },
  waiting: {
    ko: (n: number) => `처리할 일 ${n}건`,
    en: (n: number) => `${n} to do`,
    cn: (n: number) => `待处理${n}件`,
  },
  toSite: { ko: '이음 홈페이지', en: 'Ieum website', cn: 'Ieum网站' },
  account: { ko: '내 계정', en: 'My account', cn: '我的账户' },
  memberPerson: { ko: '개인 회원', en: 'Personal member', cn: '个人会员' },
  approval: {
    APPROVED: { ko: '승인 완료', en: 'Approved', cn: '已通过审核' },
    PENDING: { ko: '승인 대기', en: 'Waiting for approval', cn: '等待审核' },
    REJECTED: { ko: '승인 반려', en: 'Not approved', cn: '审核未通过' },
  },
  approvalNotice: {
    PENDING: {
      ko: '관리자가 기업 정보를 확인하고 있어요. 승인까지 영업일 기준 1~2일 걸려요. 공고는 미리 써 두었다가 승인되면 게시할 수 있어요.',
      en: 'We are checking your company details. Approval takes 1 to 2 business days. You can write postings now and publish them once you are approved.',
      cn: '管理员正在确认企业信息，审核需要1至2个工作日。您可以先写好招聘，审核通过后即可发布。',
    },
    REJECTED: {
      ko: '기업 승인이 반려됐어요. 기업 정보에서 이유를 확인하고 고친 뒤 다시 신청해 주세요.',
      en: 'Your company was not approved. Check the reason in the company details, correct them and apply again.',
      cn: '企业审核未通过。请在企业信息中查看原因，修改后重新申请。',
    },
  },
  writeAhead: { ko: '공고 미리 쓰기', en: 'Write a posting', cn: '先写招聘' },
  toCompany: { ko: '기업 정보 보기', en: 'See company details', cn: '查看企业信息' },
});
