import IconClock from '~icons/tabler/clock';
import { twoDigits } from '#lib/format/two-digits.ts';
import { copy } from './copy.ts';
import styles from './phone.module.css';

const SOON_SECONDS = 30;
/** The moments that a screen reader announces; every second would interrupt everything else. */
const SPOKEN_SECONDS: readonly number[] = [60, 30];

/** The remaining time of a code, `02:37`. */
export function PhoneTimer({ left }: { left: number }) {
  const minutes = Math.floor(left / 60);
  const seconds = left % 60;
  const tone = left === 0 ? 'over' : left <= SOON_SECONDS ? 'soon' : undefined;
  return (
    <span className={styles.timer} data-tone={tone}>
      {tone === 'soon' && <em>{copy.soon}</em>}
      <IconClock size={16} stroke={1.9} aria-hidden />
      <span role="timer" aria-label={copy.timer(minutes, seconds)}>
        {twoDigits(minutes)}:{twoDigits(seconds)}
      </span>
      <span role="status" className="visually-hidden">
        {SPOKEN_SECONDS.includes(left) && copy.timer(minutes, seconds)}
      </span>
    </span>
  );
}
