import type { Icon } from '#ui/icon/create-icon.tsx';
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
import IconUser from '~icons/tabler/user';
import IconVideo from '~icons/tabler/video';
import IconWriting from '~icons/tabler/writing';
import { leadsSomewhere } from '#lib/document/built.ts';
import { appMenuCopy as copy } from './app-menu-copy.ts';

export interface AppLink {
  to: string;
  /** The prefix of the addresses under this entry, when it is not `to`. */
  root?: string;
  /** Only its own address is under this entry, as for the first screen of an area. */
  isExact?: boolean;
  name: string;
  /** For the narrow bar at the bottom; the name by default. */
  shortName?: string;
  icon: Icon;
}

export interface AppGroup {
  name?: string;
  links: readonly AppLink[];
}

export interface AppMenu {
  area: string;
  label: string;
  groups: readonly AppGroup[];
  /** The address that the bell opens. */
  inbox: string;
  /** Up to four links of the bottom bar; the fifth opens the whole menu. */
  bottom: readonly AppLink[];
}

const { groups, items } = copy;

/** Filters the menu: links to built screens, groups with links. */
export const onlyBuilt = (all: readonly AppGroup[]): AppGroup[] =>
  all
    .map((group) => ({ ...group, links: group.links.filter(leadsSomewhere) }))
    .filter((group) => group.links.length > 0);

const link = (to: string, name: string, icon: Icon): AppLink => ({ to, name, icon });

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
    .filter(leadsSomewhere)
    .slice(0, 4),
};

const person = {
  resume: link('/dashboard/resume', items.resume, IconFileText),
  applied: link('/dashboard/applied', items.applied, IconFlag),
  watching: link('/dashboard/watching', items.watching, IconBookmark),
  companies: {
    ...link('/dashboard/companies', items.companies, IconBuilding),
    shortName: copy.short.companies,
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
        person.watching,
        person.companies,
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
    person.watching,
    person.companies,
  ]
    .filter(leadsSomewhere)
    .slice(0, 4),
};

/** The menu's link of an address: the one with the longest matching prefix. */
export function currentLink(menu: AppMenu, pathname: string): AppLink | undefined {
  return menu.groups
    .flatMap((group) => group.links)
    .filter(
      ({ to, root = to, isExact }) => pathname === root || (!isExact && pathname.startsWith(`${root}/`)),
    )
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
