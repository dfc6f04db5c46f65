import IconBookmark from '~icons/tabler/bookmark';
import IconBriefcase from '~icons/tabler/briefcase';
import IconBuilding from '~icons/tabler/building';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCalendarTime from '~icons/tabler/calendar-time';
import IconCertificate from '~icons/tabler/certificate';
import IconClockCheck from '~icons/tabler/clock-check';
import IconCoin from '~icons/tabler/coin';
import IconFileText from '~icons/tabler/file-text';
import IconFlag from '~icons/tabler/flag';
import IconHeadset from '~icons/tabler/headset';
import IconHistory from '~icons/tabler/history';
import IconHome from '~icons/tabler/home';
import IconLock from '~icons/tabler/lock';
import IconLogout from '~icons/tabler/logout';
import IconQrcode from '~icons/tabler/qrcode';
import IconSchool from '~icons/tabler/school';
import IconSearch from '~icons/tabler/search';
import IconUser from '~icons/tabler/user';
import IconVideo from '~icons/tabler/video';
import IconWriting from '~icons/tabler/writing';
import { isLinkBuilt } from '#lib/document/built.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { appMenuCopy as copy } from './app-menu-copy.ts';
import { link, onlyBuilt, type AppMenu } from './app-menu.ts';

const { groups, items, short } = defineCopy({
  groups: {
    hiring: { ko: '채용', en: 'Hiring', cn: '招聘' },
    meeting: { ko: '만남', en: 'Meetings', cn: '会面' },
    work: { ko: '계약·근태', en: 'Contracts', cn: '合同与考勤' },
    matching: { ko: '매칭 행사', en: 'Matching', cn: '对接活动' },
    account: { ko: '이용 관리', en: 'Account', cn: '账户管理' },
    seeking: { ko: '구직', en: 'Job search', cn: '求职' },
    schedule: { ko: '일정', en: 'Schedule', cn: '日程' },
    job: { ko: '근무', en: 'Work', cn: '工作' },
    mine: { ko: '내 계정', en: 'My account', cn: '我的账户' },
  },
  items: {
    home: { ko: '홈', en: 'Home', cn: '首页' },
    recruitments: { ko: '채용 공고', en: 'Postings', cn: '招聘信息' },
    talents: { ko: '인재풀', en: 'Talent pool', cn: '人才库' },
    meetings: { ko: '면담', en: 'Meetings', cn: '面谈' },
    interviews: { ko: '화상 면접', en: 'Video interviews', cn: '视频面试' },
    lectures: { ko: '강의', en: 'Lectures', cn: '课程' },
    forms: { ko: '계약서 양식', en: 'Contract forms', cn: '合同模板' },
    contracts: { ko: '계약 관리', en: 'Contracts', cn: '合同管理' },
    codes: { ko: '출근 코드', en: 'Attendance codes', cn: '考勤码' },
    logs: { ko: '출근 기록', en: 'Attendance', cn: '考勤记录' },
    buying: { ko: '바이어 참가', en: 'As a buyer', cn: '买家参加' },
    hosting: { ko: '주최 행사', en: 'As a host', cn: '主办活动' },
    points: { ko: '포인트', en: 'Points', cn: '积分' },
    queries: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
    password: { ko: '비밀번호·보안', en: 'Password', cn: '密码与安全' },
    withdraw: { ko: '탈퇴', en: 'Close account', cn: '注销账户' },
    resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
    applied: { ko: '지원 현황', en: 'Applications', cn: '投递进度' },
    bookmarked: { ko: '관심 공고', en: 'Saved jobs', cn: '收藏招聘' },
    companies: { ko: '관심 기업', en: 'Saved companies', cn: '收藏企业' },
    searches: { ko: '저장한 검색', en: 'Saved searches', cn: '保存的搜索' },
    records: { ko: '경력 기록', en: 'Records', cn: '工作记录' },
    schedules: { ko: '내 일정', en: 'Schedule', cn: '我的日程' },
    requests: { ko: '화상 면접', en: 'Video interviews', cn: '视频面试' },
    employment: { ko: '근로계약', en: 'Contracts', cn: '劳动合同' },
    programs: { ko: '참가 프로그램', en: 'Programmes', cn: '参加的活动' },
  },
  /** For the narrow bar at the bottom, where the whole name would wrap. */
  short: { companies: { ko: '관심 기업', en: 'Companies', cn: '收藏企业' } },
});

const company = {
  home: link('/dashboard/company', items.home, IconHome),
  recruitments: link('/dashboard/recruitments', items.recruitments, IconBriefcase),
  talents: link('/dashboard/human-resource', items.talents, IconUser),
  meetings: link('/dashboard/meetings', items.meetings, IconCalendarTime),
  interviews: link('/dashboard/interviews', items.interviews, IconVideo),
  contracts: link('/dashboard/employment/contracts', items.contracts, IconWriting),
};

const both = {
  queries: link('/dashboard/queries', items.queries, IconHeadset),
  password: link('/dashboard/password', items.password, IconLock),
  withdraw: link('/dashboard/withdraw', items.withdraw, IconLogout),
};

export const companyMenu: AppMenu = {
  area: copy.areas.company,
  label: copy.menus.company,
  inbox: '/dashboard/inbox',
  groups: onlyBuilt([
    { links: [company.home] },
    { name: groups.hiring, links: [company.recruitments, company.talents] },
    {
      name: groups.meeting,
      links: [company.meetings, company.interviews, link('/dashboard/lectures', items.lectures, IconSchool)],
    },
    {
      name: groups.work,
      links: [
        link('/dashboard/employment/forms', items.forms, IconFileText),
        company.contracts,
        link('/dashboard/attendance/codes', items.codes, IconQrcode),
        link('/dashboard/attendance/logs', items.logs, IconClockCheck),
      ],
    },
    {
      name: groups.matching,
      links: [
        link('/dashboard/programs/employer', items.buying, IconBuildingStore),
        link('/dashboard/programs/host', items.hosting, IconCertificate),
      ],
    },
    {
      name: groups.account,
      links: [link('/dashboard/point', items.points, IconCoin), both.queries, both.password, both.withdraw],
    },
  ]),
  bottom: [company.home, company.recruitments, company.meetings, company.contracts, company.talents]
    .filter(isLinkBuilt)
    .slice(0, 4),
};

const person = {
  resume: link('/dashboard/resume', items.resume, IconFileText),
  applied: link('/dashboard/applied', items.applied, IconFlag),
  bookmarked: link('/dashboard/watching', items.bookmarked, IconBookmark),
  companies: {
    ...link('/dashboard/companies', items.companies, IconBuilding),
    shortName: short.companies,
  },
  schedules: link('/dashboard/schedules', items.schedules, IconCalendarTime),
  employment: link('/dashboard/employment-contracts', items.employment, IconWriting),
};

export const personMenu: AppMenu = {
  area: copy.areas.person,
  label: copy.menus.person,
  inbox: '/dashboard/inbox',
  groups: onlyBuilt([
    {
      name: groups.seeking,
      links: [
        person.resume,
        person.applied,
        person.bookmarked,
        person.companies,
        link('/dashboard/searches', items.searches, IconSearch),
        link('/dashboard/records', items.records, IconHistory),
      ],
    },
    {
      name: groups.schedule,
      links: [person.schedules, link('/dashboard/interview', items.requests, IconVideo)],
    },
    {
      name: groups.job,
      links: [person.employment, link('/dashboard/attendance-logs', items.logs, IconClockCheck)],
    },
    { name: groups.matching, links: [link('/dashboard/programs', items.programs, IconBuildingStore)] },
    { name: groups.mine, links: [both.queries, both.password, both.withdraw] },
  ]),
  bottom: [
    person.applied,
    person.schedules,
    person.resume,
    person.employment,
    person.bookmarked,
    person.companies,
  ]
    .filter(isLinkBuilt)
    .slice(0, 4),
};
