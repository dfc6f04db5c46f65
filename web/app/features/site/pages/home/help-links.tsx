import IconChevronRight from '~icons/tabler/chevron-right';
import IconHeadset from '~icons/tabler/headset';
import IconHelpCircle from '~icons/tabler/help-circle';
import { Link } from 'react-router';
import { leadsSomewhere } from '#lib/document/built.ts';
import { copy } from './copy.ts';
import styles from './help-links.module.css';

const links = [
  { to: '/center/faqs', Icon: IconHelpCircle, words: copy.help.faqs },
  { to: '/center/inquiry', Icon: IconHeadset, words: copy.help.inquiry },
].filter(leadsSomewhere);

/** Links to help, only those that exist. */
export function HelpLinks() {
  if (links.length === 0) return null;
  return (
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
    </div>
  );
}
