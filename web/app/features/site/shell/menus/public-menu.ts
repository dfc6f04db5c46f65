import { leadsSomewhere } from '#lib/document/built.ts';
import { offered } from '#lib/api/offered.ts';
import { menuCopy as words } from './public-menu-copy.ts';

export interface MenuLink {
  to: string;
  name: string;
  words: string;
}

export interface MenuSection {
  name: string;
  /** The addresses of the section: one under these marks it as current. */
  roots: readonly string[];
  links: readonly MenuLink[];
}

const link = (to: string, { name, words: about }: { name: string; words: string }): MenuLink => ({
  to,
  name,
  words: about,
});

const sections: readonly MenuSection[] = [
  {
    name: words.info,
    roots: ['/about', '/service', '/guide', '/center'],
    links: [
      link('/about', words.about),
      link('/service', words.service),
      link('/guide', words.guide),
      link('/center/notice', words.notices),
      link('/center/faqs', words.faqs),
    ],
  },
  {
    name: words.recruit,
    roots: ['/recruitments', '/companies', '/form/inquiry-partner'],
    links: [
      link('/recruitments?sort=CREATED_AT_DESC', words.recent),
      link('/recruitments?sort=HIT_COUNTS_DESC', words.popular),
      link('/recruitments?sort=APPLICATION_ASC', words.closing),
      link('/form/inquiry-partner', words.partner),
    ],
  },
  {
    name: words.bridge,
    roots: ['/programs', '/meetings'],
    links: [
      link('/programs', words.programs),
      ...(offered.matching ? [link('/service#bridge', words.bridgeAbout)] : []),
    ],
  },
  {
    name: words.agent,
    roots: ['/interview'],
    links: [
      link('/interview', words.interview),
      ...(offered.interviews ? [link('/service#agent', words.agentAbout)] : []),
    ],
  },
  {
    name: words.career,
    roots: ['/lectures'],
    links: [
      link('/lectures', words.lectures),
      link('/dashboard/resume', words.resume),
      link('/dashboard/applied', words.applied),
      link('/dashboard/records', words.records),
    ],
  },
];

/** The link of a section while none of its screens is built: the description of its services. */
const described: readonly MenuLink[] = [link('/service', words.service)].filter(leadsSomewhere);

const withBuiltLinks = (section: MenuSection): MenuSection => {
  const links = section.links.filter(leadsSomewhere);
  return { ...section, links: links.length > 0 ? links : described };
};

/** The five sections of the public pages, each with links to screens that exist. */
export const publicMenu: readonly MenuSection[] = sections.map(withBuiltLinks);

/** Whether an address belongs to a section. */
export const isInSection = (section: MenuSection, pathname: string): boolean =>
  section.roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
