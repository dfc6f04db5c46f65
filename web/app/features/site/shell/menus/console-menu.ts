import type { Icon } from '#ui/icon/create-icon.tsx';
import IconBell from '~icons/tabler/bell';
import IconBriefcase from '~icons/tabler/briefcase';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCertificate from '~icons/tabler/certificate';
import IconChartBar from '~icons/tabler/chart-bar';
import IconChartDots from '~icons/tabler/chart-dots';
import IconCoin from '~icons/tabler/coin';
import IconEye from '~icons/tabler/eye';
import IconFileText from '~icons/tabler/file-text';
import IconHash from '~icons/tabler/hash';
import IconHeadset from '~icons/tabler/headset';
import IconHistory from '~icons/tabler/history';
import IconHome from '~icons/tabler/home';
import IconLayoutBoard from '~icons/tabler/layout-board';
import IconMail from '~icons/tabler/mail';
import IconLock from '~icons/tabler/lock';
import IconMessageChatbot from '~icons/tabler/message-chatbot';
import IconPhoto from '~icons/tabler/photo';
import IconReportAnalytics from '~icons/tabler/report-analytics';
import IconSchool from '~icons/tabler/school';
import IconSettings from '~icons/tabler/settings';
import IconUser from '~icons/tabler/user';
import IconUsers from '~icons/tabler/users';
import { isLinkBuilt } from '#lib/document/built.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { appMenuCopy as copy } from './app-menu-copy.ts';
import { link as linkTo, onlyBuilt, type AppMenu } from './app-menu.ts';

const { groups, items } = defineCopy({
  groups: {
    members: { ko: '회원', en: 'Members', cn: '会员' },
    services: { ko: '서비스', en: 'Services', cn: '服务' },
    points: { ko: '포인트', en: 'Points', cn: '积分' },
    help: { ko: '고객센터', en: 'Help centre', cn: '客服中心' },
    chat: { ko: '챗봇', en: 'Chatbot', cn: '聊天助手' },
    contents: { ko: '콘텐츠', en: 'Contents', cn: '内容' },
    statistics: { ko: '통계', en: 'Statistics', cn: '统计' },
    settings: { ko: '운영 설정', en: 'Settings', cn: '运营设置' },
  },
  items: {
    lectures: { ko: '강의', en: 'Lectures', cn: '课程' },
    forms: { ko: '양식', en: 'Forms', cn: '表单' },
    queries: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
    password: { ko: '비밀번호·보안', en: 'Password', cn: '密码与安全' },
    overview: { ko: '운영 현황', en: 'Overview', cn: '运营概况' },
    users: { ko: '회원', en: 'Members', cn: '会员' },
    withdrawn: { ko: '탈퇴 회원', en: 'Closed accounts', cn: '注销会员' },
    levels: { ko: '등급', en: 'Levels', cn: '等级' },
    userPoints: { ko: '포인트 내역', en: 'Point records', cn: '积分记录' },
    orders: { ko: '주문·입금', en: 'Orders', cn: '订单与入账' },
    orderForms: { ko: '계좌 주문 양식', en: 'Transfer orders', cn: '转账订单' },
    bank: { ko: '입금 계좌', en: 'Bank accounts', cn: '收款账户' },
    hiring: { ko: '채용', en: 'Recruitments', cn: '招聘' },
    expo: { ko: '매칭 행사', en: 'Programmes', cn: '对接活动' },
    lectureMain: { ko: '강의 메인', en: 'Lecture main', cn: '课程首页' },
    lectureCategories: { ko: '강의 분류', en: 'Lecture categories', cn: '课程分类' },
    boards: { ko: '게시판', en: 'Boards', cn: '公告板' },
    inquiries: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
    notices: { ko: '공지', en: 'Notices', cn: '公告' },
    faqs: { ko: 'FAQ', en: 'FAQ', cn: 'FAQ' },
    rooms: { ko: '대화', en: 'Conversations', cn: '对话' },
    prompts: { ko: '프롬프트', en: 'Prompts', cn: '提示词' },
    alerts: { ko: '안내문', en: 'Notices in chat', cn: '提示语' },
    openAi: { ko: 'OpenAI 설정', en: 'OpenAI settings', cn: 'OpenAI设置' },
    calendar: { ko: '콘텐츠 달력', en: 'Calendar', cn: '内容日历' },
    preview: { ko: '미리보기', en: 'Preview', cn: '预览' },
    banners: { ko: '배너', en: 'Banners', cn: '横幅' },
    popups: { ko: '팝업', en: 'Popups', cn: '弹窗' },
    hashTags: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
    terms: { ko: '약관', en: 'Terms', cn: '条款' },
    statisticsMain: { ko: '방문 통계', en: 'Visits', cn: '访问统计' },
    statisticsRecruitment: { ko: '채용 통계', en: 'Hiring statistics', cn: '招聘统计' },
    reports: { ko: '리포트', en: 'Reports', cn: '报告' },
    messages: { ko: '메시지', en: 'Messages', cn: '消息' },
    audit: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
    setting: { ko: '설정', en: 'Settings', cn: '设置' },
  },
});

const link = (page: string, name: string, icon: Icon) => linkTo(`/console${page}`, name, icon);

const overview = { ...link('', items.overview, IconHome), isExact: true };
const users = link('/users', items.users, IconUsers);
const hiring = { ...link('/recruitment/list', items.hiring, IconBriefcase), root: '/console/recruitment' };
const questions = link('/center/questions', items.queries, IconHeadset);
const orders = link('/user-point-orders', items.orders, IconCoin);

export const consoleMenu: AppMenu = {
  area: copy.areas.console,
  label: copy.menus.console,
  inbox: '/console/inbox',
  groups: onlyBuilt([
    { links: [overview] },
    {
      name: groups.members,
      links: [
        users,
        link('/users/levels', items.levels, IconCertificate),
        link('/withdrawn-users', items.withdrawn, IconUser),
        link('/messages', items.messages, IconMail),
      ],
    },
    {
      name: groups.services,
      links: [
        hiring,
        link('/expo/programs', items.expo, IconBuildingStore),
        link('/lecture/list', items.lectures, IconSchool),
        link('/lecture/categories', items.lectureCategories, IconSchool),
        link('/lecture/main', items.lectureMain, IconSchool),
        link('/forms', items.forms, IconFileText),
        link('/boards', items.boards, IconLayoutBoard),
      ],
    },
    {
      name: groups.points,
      links: [
        link('/user-points', items.userPoints, IconCoin),
        orders,
        link('/account-order-forms', items.orderForms, IconFileText),
        link('/bank', items.bank, IconCoin),
      ],
    },
    {
      name: groups.help,
      links: [
        questions,
        link('/center/service-inquiry-forms', items.inquiries, IconHeadset),
        link('/center/notifications', items.notices, IconBell),
        link('/center/faqs', items.faqs, IconLayoutBoard),
      ],
    },
    {
      name: groups.chat,
      links: [
        link('/chat/rooms', items.rooms, IconMessageChatbot),
        link('/chat/prompts', items.prompts, IconMessageChatbot),
        link('/chat/prompt-alerts', items.alerts, IconBell),
        link('/plugins/open-ai', items.openAi, IconSettings),
      ],
    },
    {
      name: groups.contents,
      links: [
        link('/calendar', items.calendar, IconCalendarEvent),
        link('/preview', items.preview, IconEye),
        link('/banners', items.banners, IconPhoto),
        link('/popups', items.popups, IconPhoto),
        link('/hash-tags', items.hashTags, IconHash),
        link('/terms', items.terms, IconFileText),
      ],
    },
    {
      name: groups.statistics,
      links: [
        link('/statistics/main', items.statisticsMain, IconChartBar),
        link('/statistics/recruitment', items.statisticsRecruitment, IconChartDots),
        link('/statistics/reports', items.reports, IconReportAnalytics),
      ],
    },
    {
      name: groups.settings,
      links: [
        link('/audit-logs', items.audit, IconHistory),
        link('/setting', items.setting, IconSettings),
        link('/password', items.password, IconLock),
      ],
    },
  ]),
  bottom: [overview, users, questions, orders, hiring].filter(isLinkBuilt).slice(0, 4),
};
