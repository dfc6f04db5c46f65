import type { Icon } from '@tabler/icons-react';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutBoard.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMessageChatbot from '@tabler/icons-react/dist/esm/icons/IconMessageChatbot.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
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
