import type { ManualRole } from '@ieum/contract/content/boards/enums.ts';
import { Link } from 'react-router';
import type { PageText } from '#features/content/boards/public/data.ts';
import { WrittenPage } from '#features/content/boards/public/page-text.tsx';
import { FileList } from '#features/foundation/files/attachments/file-list.tsx';
import { availableFeatures } from '#lib/document/available-features.ts';
import { dayText } from '#lib/format/dates.ts';
import styles from './info.module.css';
import { manualCopy as copy } from './manual-copy.ts';

/** The manual with which an installation begins; it mentions only what can be used. */
function FirstText({ role }: { role: ManualRole }) {
  const { title, lead, sections } = copy[role];
  const shown = sections.filter(({ needs }) => !needs || availableFeatures[needs]);
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {shown.map(({ title: name, steps }, index) => (
        <section key={name} className={styles.section}>
          <h2>
            {index + 1}. {name}
          </h2>
          <ul className={styles.manual}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const Files = ({ text: { files, createdAt } }: { text: NonNullable<PageText> }) => (
  <section className={styles.section} aria-labelledby="manual-files">
    <h2 id="manual-files">{copy.files}</h2>
    <p className={styles.version}>{copy.version(dayText(createdAt))}</p>
    <FileList files={files} />
  </section>
);

interface ManualProps {
  role: ManualRole;
  text: PageText;
}

/** /guide?manual={role}: the manual that administrators wrote or uploaded, or the first one. */
export const Manual = ({ role, text }: ManualProps) => (
  <article className={`container ${styles.page}`}>
    <p className={styles.kicker}>
      <Link to="/guide">{copy.guide}</Link>
    </p>
    {text ? <WrittenPage text={text} /> : <FirstText role={role} />}
    {text && text.files.length > 0 && <Files text={text} />}
  </article>
);
