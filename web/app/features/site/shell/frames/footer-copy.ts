import { defineCopy } from '#lib/format/copy.ts';

/** A Korean number as it is dialled from other countries. */
const abroad = (phone: string): string => phone.replace(/^0/, '+82 ');

export const copy = defineCopy({
  menu: { ko: '하단 메뉴', en: 'Footer menu', cn: '底部菜单' },
  notices: { ko: '공지사항', en: 'Notices', cn: '公告' },
  faqs: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
  terms: { ko: '이용약관', en: 'Terms of service', cn: '服务条款' },
  privacy: { ko: '개인정보처리방침', en: 'Privacy policy', cn: '隐私政策' },
  representative: {
    ko: (name: string) => `대표 ${name}`,
    en: (name: string) => `CEO ${name}`,
    cn: (name: string) => `代表 ${name}`,
  },
  registrationNumber: {
    ko: (number: string) => `사업자등록번호 ${number}`,
    en: (number: string) => `Business registration ${number}`,
    cn: (number: string) => `营业执照号 ${number}`,
  },
  mailOrderNumber: {
    ko: (number: string) => `통신판매업신고 ${number}`,
    en: (number: string) => `Mail order licence ${number}`,
    cn: (number: string) => `通信销售业申报 ${number}`,
  },
  phone: {
    ko: (phone: string) => `전화 ${phone}`,
    en: (phone: string) => `Phone ${abroad(phone)}`,
    cn: (phone: string) => `电话 ${abroad(phone)}`,
  },
  hours: {
    ko: (phone: string, hours: string) => `${phone} (${hours})`,
    en: (phone: string, hours: string) => `${phone} (${hours})`,
    cn: (phone: string, hours: string) => `${phone}（${hours}）`,
  },
  email: {
    ko: (address: string) => `이메일 ${address}`,
    en: (address: string) => `E-mail ${address}`,
    cn: (address: string) => `邮箱 ${address}`,
  },
  rights: {
    ko: (name: string) => `© ${name}. All rights reserved.`,
    en: (name: string) => `© ${name}. All rights reserved.`,
    cn: (name: string) => `© ${name}. All rights reserved.`,
  },
});
