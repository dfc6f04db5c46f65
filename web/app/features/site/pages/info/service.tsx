import IconBriefcase from '~icons/tabler/briefcase';
import IconBuildingStore from '~icons/tabler/building-store';
import IconTimeline from '~icons/tabler/timeline';
import IconWritingSign from '~icons/tabler/writing-sign';
import type { PageText } from '#features/content/boards/public/data.ts';
import { WrittenPage } from '#features/content/boards/public/page-text.tsx';
import { hasAllFeatures, availableFeatures } from '#lib/document/available-features.ts';
import styles from './info.module.css';
import { serviceCopy as copy } from './service-copy.ts';

const icons: Partial<Record<string, typeof IconBriefcase>> = {
  bridge: IconBuildingStore,
  agent: IconWritingSign,
  career: IconTimeline,
};
const missing = new Set([
  ...(availableFeatures.matching ? [] : ['bridge']),
  ...(availableFeatures.interviews ? [] : ['agent']),
]);
/** The words of a section that mention only what can be used now. */
const today: Partial<Record<string, { body: string; points: readonly string[] }>> = {
  ...(!(availableFeatures.contracts && availableFeatures.records) && { agent: copy.today.agent }),
  ...(!availableFeatures.records && { career: copy.today.career }),
};
const sections = copy.sections
  .filter(({ id }) => !missing.has(id))
  .map((section) => ({ ...section, ...today[section.id] }));

/** The text with which an installation begins: one part for each section of the menu. */
const FirstText = () => (
  <>
    <h1>{hasAllFeatures ? copy.headline : copy.today.headline}</h1>
    <p className={styles.lead}>{copy.lead}</p>
    <ul className={`${styles.cards} ${styles.pairs}`}>
      {sections.map(({ id, title, body, points }) => {
        const Icon = icons[id] ?? IconBriefcase;
        return (
          <li key={id} id={id} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
            </span>
            <h2>{title}</h2>
            <p>{body}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  </>
);

/** The features of the product: the text of its administrators, or the first one. */
export const Service = ({ text }: { text: PageText }) => (
  <article className={`container ${styles.page}`}>
    <p className={styles.kicker}>{copy.title}</p>
    {text ? <WrittenPage text={text} /> : <FirstText />}
  </article>
);
