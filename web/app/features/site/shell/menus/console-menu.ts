import type { Icon } from '#ui/icon/create-icon.tsx';
import IconBell from '~icons/tabler/bell';
import IconBriefcase from '~icons/tabler/briefcase';
import IconBuildingStore from '~icons/tabler/building-store';
import IconCertificate from '~icons/tabler/certificate';
import IconChartBar from '~icons/tabler/chart-bar';
import IconChartDots from '~icons/tabler/chart-dots';
import IconCoin from '~icons/tabler/coin';
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
import { leadsSomewhere } from '#lib/document/built.ts';
import { appMenuCopy as copy } from './app-menu-copy.ts';
import { onlyBuilt, type AppLink, type AppMenu } from './app-menu.ts';

const { groups, items } = copy;

const link = (page: string, name: string, icon: Icon): AppLink => ({ to: `/console${page}`, name, icon });

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
  bottom: [overview, users, questions, orders, hiring].filter(leadsSomewhere).slice(0, 4),
};
