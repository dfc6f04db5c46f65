import IconCheck from '~icons/tabler/check';
import { Badge } from '#ui/badge/badge.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { hasAllFeatures } from '#lib/document/available-features.ts';
import { copy } from './copy.ts';
import styles from './hero-picture.module.css';

const picture = hasAllFeatures ? copy.picture : { ...copy.picture, ...copy.pictureToday };
const TIMES = hasAllFeatures ? ['10:00', '14:00', '11:00'] : copy.pictureToday.times;

/** Three small cards that illustrate the service; a picture without controls. */
export function HeroPicture() {
  return (
    <div className={styles.picture} aria-hidden>
      <div className={styles.match}>
        <div className={styles.buyer}>
          <GeneratedLogo name={picture.buyer} size={36} />
          <div>
            <b>{picture.buyer}</b>
            <span>{picture.buyerAbout}</span>
          </div>
          <Badge hue="iris">{picture.proposed}</Badge>
        </div>
        <p>
          {picture.chooseTimes} <b>3/3</b>
        </p>
        <div className={styles.times}>
          {TIMES.map((time, index) => (
            <span key={time}>
              <i>{picture.days[index]}</i>
              {time}
            </span>
          ))}
        </div>
        <div className={styles.request}>{picture.request}</div>
      </div>
      <div className={styles.signed}>
        <i>
          <IconCheck size={18} stroke={2.6} />
        </i>
        <div>
          <b>{picture.signed}</b>
          <span>{picture.signedAbout}</span>
        </div>
      </div>
      <div className={styles.complete}>
        <p>
          <b>{picture.complete}</b>
          <b className="number">80%</b>
        </p>
        <i />
        <span>{picture.completeAbout}</span>
      </div>
    </div>
  );
}
