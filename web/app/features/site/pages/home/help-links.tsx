import IconBook from '~icons/tabler/book';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconHeadset from '~icons/tabler/headset';
import IconHelpCircle from '~icons/tabler/help-circle';
import { Link } from 'react-router';
import type { BannerSlide } from '#features/content/banners/data.ts';
import { MenuPicture } from '#features/content/banners/menu/menu-picture.tsx';
import { offered } from '#lib/api/offered.ts';
import { leadsSomewhere } from '#lib/document/built.ts';
import { copy } from './copy.ts';
import styles from './help-links.module.css';

const { manuals } = copy;

const links = [
  { to: '/center/faqs', Icon: IconHelpCircle, words: copy.help.faqs },
  { to: '/center/inquiry', Icon: IconHeadset, words: copy.help.inquiry },
].filter(leadsSomewhere);

/** The manuals of those whose part of the platform can be used. */
const roles = (['person', 'company', 'seller', 'buyer'] as const).filter(
  (role) => offered.matching || (role !== 'seller' && role !== 'buyer'),
);

/** The manual of each kind of member, a section of the guide. */
const Manuals = () => (
  <nav className={styles.manuals} aria-labelledby="home-manuals">
    <IconBook size={30} stroke={1.6} aria-hidden />
    <b id="home-manuals">{manuals.title}</b>
    <ul>
      {roles.map((role) => (
        <li key={role}>
          <Link to={`/guide#${role}`}>{manuals[role]}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Links to help, only those that exist, and the pictures of the main menu. */
export const HelpLinks = ({ menu }: { menu: readonly BannerSlide[] }) => (
  <div className={`container ${styles.help}`}>
    {links.map(({ to, Icon, words }) => (
      <Link key={to} to={to}>
        <Icon size={30} stroke={1.6} aria-hidden />
        <span>
          <b>{words.title}</b>
          <em>{words.body}</em>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    ))}
    <Manuals />
    {menu.map((slide, index) => (
      <MenuPicture key={index} slide={slide} />
    ))}
  </div>
);
