import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimeline.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import styles from './info.module.css';
import { serviceCopy as copy } from './service-copy.ts';

const icons = [IconBriefcase, IconBuildingStore, IconWritingSign, IconTimeline];

/** What can be done here, one part for each section of the menu. */
export function Service() {
  return (
    <article className={`container ${styles.page}`}>
      <p className={styles.kicker}>{copy.title}</p>
      <h1>{copy.headline}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <ul className={`${styles.cards} ${styles.pairs}`}>
        {copy.sections.map(({ id, title, body, points }, index) => {
          const Icon = icons[index] ?? IconBriefcase;
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
    </article>
  );
}
