import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconBuildingPlus from '@tabler/icons-react/dist/esm/icons/IconBuildingPlus.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs';
import { Link } from 'react-router';
import { leadsSomewhere } from '#lib/document/built.ts';
import { copy } from './copy.ts';
import styles from './quick-links.module.css';

const { quickLinks: words } = copy;
const SHOWN = 5;

/** In the order of their weight; the first five whose screens exist are shown. */
const links = [
  { to: '/recruitments', Icon: IconSearch, words: words.recruitments },
  { to: '/dashboard/resume', Icon: IconFileText, words: words.resume },
  { to: '/programs', Icon: IconUsersGroup, words: words.programs },
  { to: '/interview', Icon: IconVideo, words: words.interview },
  { to: '/dashboard/employment-contracts', Icon: IconWriting, words: words.contracts },
  { to: '/dashboard/applied', Icon: IconListCheck, words: words.applied },
  { to: '/dashboard/watching', Icon: IconHeart, words: words.watching },
  { to: '/dashboard/recruitments', Icon: IconBuildingPlus, words: words.post },
  { to: '/guide', Icon: IconInfoCircle, words: words.guide },
]
  .filter(leadsSomewhere)
  .slice(0, SHOWN);

/** The tasks most people come for. */
export const QuickLinks = () => (
  <nav className={`container ${styles.quick}`} aria-label={copy.quick}>
    {links.map(({ to, Icon, words: [name, about] }) => (
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
