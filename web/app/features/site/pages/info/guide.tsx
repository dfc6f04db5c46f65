import { BoardSections } from '#features/content/boards/public/board-sections.tsx';
import type { PageText, ShownBoard } from '#features/content/boards/public/data.ts';
import { guideRoles, type GuideRole } from '#features/content/boards/public/page-query.ts';
import { WrittenPage } from '#features/content/boards/public/page-text.tsx';
import { availableFeatures } from '#lib/document/available-features.ts';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { guideCopy as copy } from './guide-copy.ts';
import styles from './info.module.css';

const roles = copy.roles.filter(
  ({ id }) => availableFeatures.matching || (id !== 'seller' && id !== 'buyer'),
);
/** The last step of a company mentions interviews where they exist. */
const aboutStep = (role: string, place: number, text: string | undefined) =>
  role === 'company' && place === 3 && !availableFeatures.interviews ? copy.today.meet : text;

const tabs = roles.map(({ id, title }) => ({ value: id === guideRoles[0] ? '' : id, label: title }));
/** The steps of a role; those of the first one for a role that has none yet. */
const stepsOf = (role: GuideRole) => roles.find(({ id }) => id === role) ?? roles[0];

/** The first four steps of one kind of member. */
function Steps({ role }: { role: GuideRole }) {
  const shown = stepsOf(role);
  if (!shown) return null;
  return (
    <section className={styles.role} aria-labelledby="guide-role">
      <h2 id="guide-role" className="visually-hidden">
        {shown.title}
      </h2>
      <ol className={styles.steps}>
        {shown.steps.map(([name, texts], index) => (
          <li key={name}>
            <span aria-hidden>{index + 1}</span>
            <h3>{name}</h3>
            <p>{aboutStep(shown.id, index, texts)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The text with which an installation begins: the first four steps of every kind of member, in tabs. */
const FirstText = ({ role }: { role: GuideRole }) => (
  <>
    <h1>{copy.headline}</h1>
    <p className={styles.lead}>{copy.lead}</p>
    <div className={styles.roles}>
      <UrlTabs label={copy.jump} name="role" tabs={tabs} />
    </div>
    <Steps role={role} />
  </>
);

interface GuideProps {
  role: GuideRole;
  text: PageText;
  boards: readonly ShownBoard[];
}

/** How to begin: the text of the administrators, or the first one; below it the posts of the boards. */
export const Guide = ({ role, text, boards }: GuideProps) => (
  <div className={`container ${styles.page}`}>
    <article>
      <p className={styles.kicker}>{copy.title}</p>
      {text ? <WrittenPage text={text} /> : <FirstText role={role} />}
    </article>
    <BoardSections boards={boards} />
  </div>
);
