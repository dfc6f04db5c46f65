import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { isLinkBuilt } from '#lib/document/built.ts';
import { hasAllFeatures, availableFeatures } from '#lib/document/available-features.ts';
import { defineCopy } from '#lib/format/copy.ts';

const texts = defineCopy({
  info: { ko: '센터 소개', en: 'Info', cn: '中心介绍' },
  recruit: { ko: '채용', en: 'Recruit', cn: '招聘' },
  bridge: { ko: '비즈매칭', en: 'Bridge', cn: '商务对接' },
  agent: { ko: '지원 서비스', en: 'Agent', cn: '支持服务' },
  career: { ko: '커리어', en: 'Career', cn: '职业发展' },
  about: {
    name: { ko: '이음무역센터', en: 'About the centre', cn: '关于中心' },
    text: {
      ko: '무역 현장의 사람과 기업을 잇는 곳',
      en: 'Where people and companies in trade meet',
      cn: '连接贸易人才与企业的地方',
    },
  },
  service: {
    name: { ko: '서비스 안내', en: 'Services', cn: '服务介绍' },
    text: { ko: '이음에서 할 수 있는 일', en: 'What you can do here', cn: '您可以在Ieum做的事' },
  },
  guide: {
    name: { ko: '이용 안내', en: 'How it works', cn: '使用指南' },
    text: { ko: '회원 유형별 첫걸음', en: 'First steps for each member', cn: '各类会员的第一步' },
  },
  notices: {
    name: { ko: '공지사항', en: 'Notices', cn: '公告' },
    text: { ko: '센터의 새 소식', en: 'News of the centre', cn: '中心最新消息' },
  },
  faqs: {
    name: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
    text: { ko: '많이 묻는 내용 모음', en: 'What people often ask', cn: '常见问题汇总' },
  },
  recent: {
    name: { ko: '새로 올라온 공고', en: 'New jobs', cn: '最新招聘' },
    text: { ko: '방금 올라온 순서대로', en: 'The latest first', cn: '按发布时间排序' },
  },
  popular: {
    name: { ko: '많이 보는 공고', en: 'Popular jobs', cn: '热门招聘' },
    text: { ko: '조회가 많은 순서대로', en: 'The most viewed first', cn: '按浏览量排序' },
  },
  closing: {
    name: { ko: '곧 마감하는 공고', en: 'Closing soon', cn: '即将截止' },
    text: { ko: '마감이 가까운 순서대로', en: 'The nearest deadline first', cn: '按截止日期排序' },
  },
  partner: {
    name: { ko: '채용 지원 문의', en: 'Recruiting support', cn: '招聘支持咨询' },
    text: {
      ko: '기업의 채용을 함께 준비해요',
      en: 'We prepare your hiring with you',
      cn: '与企业一起准备招聘',
    },
  },
  programs: {
    name: { ko: '매칭 프로그램', en: 'Programmes', cn: '对接活动' },
    text: { ko: '셀러와 바이어가 만나는 행사', en: 'Where sellers meet buyers', cn: '卖家与买家对接活动' },
  },
  bridgeAbout: {
    name: { ko: '비즈매칭 안내', en: 'About matching', cn: '商务对接介绍' },
    text: { ko: '상담이 이루어지는 순서', en: 'How a consultation comes about', cn: '洽谈流程' },
  },
  interview: {
    name: { ko: '면접 입장', en: 'Join an interview', cn: '进入面试' },
    text: { ko: '면접 코드로 들어가요', en: 'Enter with your code', cn: '使用面试码进入' },
  },
  agentAbout: {
    name: { ko: '지원 서비스 안내', en: 'About our support', cn: '支持服务介绍' },
    text: {
      ko: '면접·계약·근태를 돕는 일',
      en: 'Interviews, contracts and attendance',
      cn: '面试、合同与考勤支持',
    },
  },
  agentToday: {
    name: { ko: '지원 서비스 안내', en: 'About our support', cn: '支持服务介绍' },
    text: { ko: '면접을 돕는 일', en: 'Help with interviews', cn: '面试支持' },
  },
  lectures: {
    name: { ko: '온라인 강의', en: 'Lectures', cn: '在线课程' },
    text: { ko: '무역 실무를 배워요', en: 'Learn the trade', cn: '学习贸易实务' },
  },
  resume: {
    name: { ko: '내 이력서', en: 'My résumé', cn: '我的简历' },
    text: { ko: '한 번 쓰고 계속 지원해요', en: 'Write once, apply often', cn: '一次填写，多次投递' },
  },
  applied: {
    name: ownListTexts.title.text,
    text: { ko: '어디까지 왔는지 봐요', en: 'See how far you have come', cn: '查看投递进展' },
  },
  records: {
    name: { ko: '경력 기록', en: 'Records', cn: '工作记录' },
    text: { ko: '활동이 쌓이는 곳', en: 'Your activities add up', cn: '积累的活动记录' },
  },
});

export interface MenuLink {
  to: string;
  name: string;
  text: string;
}

export interface MenuSection {
  name: string;
  /** The addresses of the section: one under these marks it as current. */
  roots: readonly string[];
  links: readonly MenuLink[];
}

const link = (to: string, { name, text: about }: { name: string; text: string }): MenuLink => ({
  to,
  name,
  text: about,
});

const sections: readonly MenuSection[] = [
  {
    name: texts.info,
    roots: ['/about', '/service', '/guide', '/center'],
    links: [
      link('/about', texts.about),
      link('/service', texts.service),
      link('/guide', texts.guide),
      link('/center/notice', texts.notices),
      link('/center/faqs', texts.faqs),
    ],
  },
  {
    name: texts.recruit,
    roots: ['/recruitments', '/companies', '/meetings', '/form/inquiry-partner'],
    links: [
      link('/recruitments?sort=CREATED_AT_DESC', texts.recent),
      link('/recruitments?sort=HIT_COUNTS_DESC', texts.popular),
      link('/recruitments?sort=APPLICATION_ASC', texts.closing),
      link('/form/inquiry-partner', texts.partner),
    ],
  },
  {
    name: texts.bridge,
    roots: ['/programs'],
    links: [
      link('/programs', texts.programs),
      ...(availableFeatures.matching ? [link('/service#bridge', texts.bridgeAbout)] : []),
    ],
  },
  {
    name: texts.agent,
    roots: ['/interview'],
    links: [
      link('/interview', texts.interview),
      ...(availableFeatures.interviews
        ? [link('/service#agent', hasAllFeatures ? texts.agentAbout : texts.agentToday)]
        : []),
    ],
  },
  {
    name: texts.career,
    roots: ['/lectures'],
    links: [
      link('/lectures', texts.lectures),
      link('/dashboard/resume', texts.resume),
      link('/dashboard/applied', texts.applied),
      link('/dashboard/records', texts.records),
    ],
  },
];

/** The link of a section while none of its screens is built: the description of its services. */
const described: readonly MenuLink[] = [link('/service', texts.service)].filter(isLinkBuilt);

const withBuiltLinks = (section: MenuSection): MenuSection => {
  const links = section.links.filter(isLinkBuilt);
  return { ...section, links: links.length > 0 ? links : described };
};

/** The five sections of the public pages, each with links to screens that exist. */
export const publicMenu: readonly MenuSection[] = sections.map(withBuiltLinks);

/** Whether an address belongs to a section. */
export const isInSection = (section: MenuSection, pathname: string): boolean =>
  section.roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
