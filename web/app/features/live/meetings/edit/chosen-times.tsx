import IconX from '~icons/tabler/x';
import { momentText, nearDayText, timeText } from '#lib/format/dates.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { daysOf } from '../times-by-day.ts';
import { editCopy as copy } from './copy.ts';
import styles from './edit-sheet.module.css';

interface ChosenTimesProps {
  times: ReadonlySet<string>;
  /** The applicant who picked a time, by the time. */
  takenBy: ReadonlyMap<string, string>;
  now: number;
  onRemove: (time: string) => void;
}

/** All times of a meeting by day; those that an applicant picked cannot be removed. */
export const ChosenTimes = ({ times, takenBy, now, onRemove }: ChosenTimesProps) => (
  <section className={styles.list} aria-labelledby="edit-times">
    <h3 id="edit-times">{copy.list}</h3>
    {takenBy.size > 0 && <p className={styles.hint}>{copy.takenStay}</p>}
    <dl>
      {daysOf([...times]).map(({ day, morning, afternoon }) => (
        <div key={day}>
          <dt>{nearDayText(day)}</dt>
          <dd>
            {[...morning, ...afternoon].map((time) => {
              const name = takenBy.get(time);
              const isOver = Date.parse(time) <= now;
              return (
                <span key={time} className={styles.time} data-taken={name !== undefined || undefined}>
                  <b className="number">{timeText(time)}</b>
                  {name !== undefined && <MemberText>{copy.taken(name)}</MemberText>}
                  {name === undefined && isOver && copy.over}
                  {name === undefined && !isOver && (
                    <button
                      type="button"
                      aria-label={copy.remove(momentText(time))}
                      onClick={() => onRemove(time)}
                    >
                      <IconX size={15} aria-hidden />
                    </button>
                  )}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
