import IconBriefcase from '~icons/tabler/briefcase';
import IconMessages from '~icons/tabler/messages';
import IconWritingSign from '~icons/tabler/writing-sign';
import { isLinkBuilt } from '#lib/document/built.ts';
import { availableFeatures } from '#lib/document/available-features.ts';
import type { PageText } from '#features/content/boards/public/data.ts';
import { WrittenPage } from '#features/content/boards/public/page-text.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { aboutCopy as copy } from './about-copy.ts';
import styles from './info.module.css';

const icons = [IconBriefcase, IconMessages, IconWritingSign];
const isOffered = [true, availableFeatures.matching, availableFeatures.contracts];

const nextLinks = [
  { to: '/recruitments', name: copy.toRecruitments },
  { to: '/service', name: copy.toService },
  { to: '/guide', name: copy.toGuide },
].filter(isLinkBuilt);

function ServiceCards() {
  return (
    <ul className={styles.cards}>
      {copy.works.map(({ title, body }, index) => {
        if (!isOffered[index]) return null;
        const Icon = icons[index] ?? IconBriefcase;
        return (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
            </span>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The text with which an installation begins. */
const FirstText = () => (
  <>
    <h1>{copy.headline}</h1>
    <p className={styles.lead}>{copy.lead}</p>
    <section className={styles.section} aria-labelledby="works">
      <h2 id="works">{copy.workTitle}</h2>
      <ServiceCards />
    </section>
    <section className={styles.section} aria-labelledby="promises">
      <h2 id="promises">{copy.promiseTitle}</h2>
      <ul className={styles.promises}>
        {copy.promises.map(({ title, body }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);

/** The description of the trade centre: the text of its administrators, or the first one. */
export function About({ text }: { text: PageText }) {
  return (
    <article className={`container ${styles.page}`}>
      <p className={styles.kicker}>{copy.title}</p>
      {text ? <WrittenPage text={text} /> : <FirstText />}
      {nextLinks.length > 0 && (
        <section className={styles.next} aria-labelledby="next">
          <h2 id="next">{copy.start}</h2>
          <div>
            {nextLinks.map(({ to, name }) => (
              <ButtonLink key={to} kind="default" to={to}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
