import IconHeart from '~icons/tabler/heart';
import IconBuildingPlus from '~icons/tabler/building-plus';
import IconFileText from '~icons/tabler/file-text';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconListCheck from '~icons/tabler/list-check';
import IconSearch from '~icons/tabler/search';
import IconUsersGroup from '~icons/tabler/users-group';
import IconVideo from '~icons/tabler/video';
import IconWriting from '~icons/tabler/writing';
import { Link } from 'react-router';
import { isLinkBuilt } from '#lib/document/built.ts';
import { copy } from './copy.ts';
import styles from './quick-links.module.css';

const { quickLinks: texts } = copy;
const SHOWN = 5;

/** By priority; the first five whose screens exist are shown. */
const links = [
  { to: '/recruitments', Icon: IconSearch, texts: texts.recruitments },
  { to: '/dashboard/resume', Icon: IconFileText, texts: texts.resume },
  { to: '/programs', Icon: IconUsersGroup, texts: texts.programs },
  { to: '/interview', Icon: IconVideo, texts: texts.interview },
  { to: '/dashboard/employment-contracts', Icon: IconWriting, texts: texts.contracts },
  { to: '/dashboard/applied', Icon: IconListCheck, texts: texts.applied },
  { to: '/dashboard/watching', Icon: IconHeart, texts: texts.bookmarked },
  { to: '/dashboard/recruitments', Icon: IconBuildingPlus, texts: texts.post },
  { to: '/guide', Icon: IconInfoCircle, texts: texts.guide },
]
  .filter(isLinkBuilt)
  .slice(0, SHOWN);

/** The most frequent tasks of visitors. */
export const QuickLinks = () => (
  <nav className={`container ${styles.quick}`} aria-label={copy.quick}>
    {links.map(({ to, Icon, texts: [name, about] }) => (
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
