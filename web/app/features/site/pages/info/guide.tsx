import { BoardSections } from '#features/content/boards/public/board-sections.tsx';
import type { PageText, ShownBoard } from '#features/content/boards/public/data.ts';
import { WrittenPage } from '#features/content/boards/public/page-text.tsx';
import { offered } from '#lib/api/offered.ts';
import { guideCopy as copy } from './guide-copy.ts';
import styles from './info.module.css';

const roles = copy.roles.filter(({ id }) => offered.matching || (id !== 'seller' && id !== 'buyer'));
/** The last step of a company mentions interviews where they exist. */
const aboutStep = (role: string, place: number, words: string | undefined) =>
  role === 'company' && place === 3 && !offered.interviews ? copy.today.meet : words;

/** The text with which an installation begins: the first four steps of every kind of member. */
const FirstText = () => (
  <>
    <h1>{copy.headline}</h1>
    <p className={styles.lead}>{copy.lead}</p>
    <nav aria-label={copy.jump} className={styles.jumps}>
      {roles.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    {roles.map(({ id, title, steps }) => (
      <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <ol className={styles.steps}>
          {steps.map(([name, words], index) => (
            <li key={name}>
              <span aria-hidden>{index + 1}</span>
              <h3>{name}</h3>
              <p>{aboutStep(id, index, words)}</p>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);

interface GuideProps {
  text: PageText;
  boards: readonly ShownBoard[];
}

/** How to begin: the text of the administrators, or the first one; below it the posts of the boards. */
export const Guide = ({ text, boards }: GuideProps) => (
  <div className={`container ${styles.page}`}>
    <article>
      <p className={styles.kicker}>{copy.title}</p>
      {text ? <WrittenPage text={text} /> : <FirstText />}
    </article>
    <BoardSections boards={boards} />
  </div>
);
