import IconBook from '~icons/tabler/book';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconDownload from '~icons/tabler/download';
import IconHeadset from '~icons/tabler/headset';
import IconHelpCircle from '~icons/tabler/help-circle';
import { manualRoles, type ManualRole } from '@ieum/contract/content/boards/enums.ts';
import { Link } from 'react-router';
import { isLinkBuilt } from '#lib/document/built.ts';
import type { ManualFile } from '#features/content/boards/public/data.ts';
import { guideAddress, manualAddress } from '#features/content/boards/public/page-query.ts';
import { dayText } from '#lib/format/dates.ts';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { copy } from './help-copy.ts';
import type { HomeData } from './data.ts';
import styles from './help-links.module.css';

const { manuals } = copy;

const links = [
  { to: '/center/faqs', Icon: IconHelpCircle, texts: copy.help.faqs },
  { to: '/center/inquiry', Icon: IconHeadset, texts: copy.help.question },
].filter(isLinkBuilt);

type Manuals = HomeData['manuals'];

/** A manual's page; where administrators uploaded it as a file, the file beside it. */
function ManualLinks({ role, manual }: { role: ManualRole; manual: ManualFile | null }) {
  return (
    <li>
      <Link to={manualAddress(role)}>{manuals[role]}</Link>
      {manual && (
        <a
          href={manual.file.url}
          download={manual.file.name}
          aria-label={manuals.download(manuals[role], sizeText(manual.file.size), dayText(manual.createdAt))}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <span className="number">
            {sizeText(manual.file.size)} · {dayText(manual.createdAt)}
          </span>
        </a>
      )}
    </li>
  );
}

/** The manual of each kind of member. */
const ManualsNav = ({ files }: { files: Manuals }) => (
  <nav className={styles.manuals} aria-labelledby="home-manuals">
    <IconBook size={30} stroke={1.6} aria-hidden />
    <b id="home-manuals">{manuals.title}</b>
    <ul>
      {(['person', 'company'] as const).map((role) => (
        <li key={role}>
          <Link to={guideAddress(role)}>{manuals[role]}</Link>
        </li>
      ))}
      {manualRoles.map((role) => (
        <ManualLinks key={role} role={role} manual={files[role]} />
      ))}
    </ul>
  </nav>
);

/** Links to help, only those that exist, and to the manuals. */
export const HelpLinks = ({ manuals: files }: { manuals: Manuals }) => (
  <>
    {links.map(({ to, Icon, texts }) => (
      <Link key={to} to={to}>
        <Icon size={30} stroke={1.6} aria-hidden />
        <span>
          <b>{texts.title}</b>
          <em>{texts.body}</em>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    ))}
    <ManualsNav files={files} />
  </>
);
