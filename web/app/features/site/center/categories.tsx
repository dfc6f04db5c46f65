import IconBriefcase from '~icons/tabler/briefcase';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCoin from '~icons/tabler/coin';
import IconDots from '~icons/tabler/dots';
import IconListSearch from '~icons/tabler/list-search';
import IconUser from '~icons/tabler/user';
import { faqCategories } from '@ieum/contract/content/faqs/enums.ts';
import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import { Link } from 'react-router';
import { faqsAddress } from '#features/content/faqs/public/addresses.ts';
import { say } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import styles from './center-screen.module.css';

const icons = {
  ACCOUNT: IconUser,
  RECRUIT: IconBriefcase,
  PROGRAM: IconCalendarEvent,
  POINT: IconCoin,
  ETC: IconDots,
};

const tiles = [
  ...faqCategories.map((category) => ({
    to: faqsAddress(category),
    name: say(faqCategoryTexts[category]),
    about: copy.about[category],
    Icon: icons[category],
  })),
  { to: faqsAddress(undefined), name: copy.everything, about: copy.about.ALL, Icon: IconListSearch },
];

/** The categories of questions, and all of them. */
export const Categories = () => (
  <nav className={styles.tiles} aria-label={copy.categories}>
    {tiles.map(({ to, name, about, Icon }) => (
      <Link key={to} to={to}>
        <span>
          <Icon size={24} stroke={1.75} aria-hidden />
        </span>
        <b>{name}</b>
        <em>{about}</em>
      </Link>
    ))}
  </nav>
);
