import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  about: { ko: '기업 소개', en: 'About the company', cn: '企业介绍' },
  noIntroduction: {
    ko: '아직 소개 글이 없어요.',
    en: 'There is no introduction yet.',
    cn: '暂无介绍。',
  },
  ongoing: { ko: '진행 중인 공고', en: 'Open positions', cn: '正在招聘' },
  none: {
    ko: '지금 진행 중인 공고가 없어요',
    en: 'There are no open positions right now',
    cn: '目前没有正在进行的招聘',
  },
  noneHint: {
    ko: '관심 기업에 담아 두면 나중에 다시 찾기 쉬워요.',
    en: 'Follow the company to find it again later.',
    cn: '关注该企业，方便日后查找。',
  },
  files: { ko: '기업 소개 자료', en: 'About us, in files', cn: '企业介绍资料' },
  download: { ko: '내려받기', en: 'Download', cn: '下载' },
  facts: { ko: '기업 정보', en: 'Company details', cn: '企业信息' },
  ceo: { ko: '대표자', en: 'CEO', cn: '代表' },
  website: { ko: '홈페이지', en: 'Website', cn: '官网' },
  address: { ko: '주소', en: 'Address', cn: '地址' },
  social: { ko: '소식', en: 'Channels', cn: '社交媒体' },
  newWindow: { ko: '새 창', en: 'new window', cn: '新窗口' },
  networks: {
    twitter: { ko: '트위터', en: 'Twitter', cn: '推特' },
    facebook: { ko: '페이스북', en: 'Facebook', cn: '脸书' },
    instagram: { ko: '인스타그램', en: 'Instagram', cn: 'Instagram' },
  },
  recruitmentCount: {
    ko: (n: number) => `진행 중인 공고 ${n}건`,
    en: (n: number) => `${n} open ${n === 1 ? 'position' : 'positions'}`,
    cn: (n: number) => `正在招聘${n}个`,
  },
  description: {
    ko: (name: string) => `${name}의 기업 정보와 진행 중인 채용 공고예요.`,
    en: (name: string) => `${name}: company details and open positions.`,
    cn: (name: string) => `${name}的企业信息与正在进行的招聘。`,
  },
});
