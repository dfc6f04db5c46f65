import { numberText } from '#lib/money.ts';
import styles from './filter-fields.module.css';
import { listCopy as copy } from './list-copy.ts';

/** How many postings each value of one filter would give; a value that is missing would give none. */
export type Counts = Readonly<Record<string, number>>;

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  /** How many postings it would give; left out while that is not known. */
  count?: number | undefined;
  /** Makes it one of a group of radio buttons. */
  group?: string;
  isSwitch?: boolean;
}

/** One box of a filter with the number of postings behind it; a box that would give none cannot be ticked. */
export function Choice({ label, isChosen, onToggle, count, group, isSwitch }: ChoiceProps) {
  return (
    <label className={isSwitch ? styles.switch : styles.choice}>
      <input
        type={group ? 'radio' : 'checkbox'}
        {...(group && { name: group })}
        {...(isSwitch && { role: 'switch' })}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        aria-description={count === undefined ? undefined : copy.count(numberText(count))}
        onChange={onToggle}
      />
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.tally} aria-hidden>
          {numberText(count)}
        </span>
      )}
    </label>
  );
}

/** The count of a value, once the counts are known. */
export const countIn = (counts: Counts | undefined, value: string): number | undefined =>
  counts && (counts[value] ?? 0);

interface ChoicesProps<T extends string> {
  values: readonly T[];
  chosen: readonly T[];
  counts: Counts | undefined;
  labelOf: (value: T) => string;
  onToggle: (value: T) => void;
  /** How many are shown before the rest is asked for. */
  first?: number;
  moreOf?: (count: number) => string;
}

/** The boxes of one filter; the later ones are folded until somebody asks or has ticked one of them. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const {
    values,
    chosen,
    counts,
    labelOf,
    onToggle,
    first = values.length,
    moreOf = copy.moreOptions,
  } = props;
  const box = (value: T) => (
    <Choice
      key={value}
      label={labelOf(value)}
      isChosen={chosen.includes(value)}
      count={countIn(counts, value)}
      onToggle={() => onToggle(value)}
    />
  );
  const rest = values.slice(first);
  return (
    <>
      {values.slice(0, first).map(box)}
      {rest.length > 0 && (
        <details className={styles.rest} open={rest.some((value) => chosen.includes(value)) || undefined}>
          <summary>{moreOf(rest.length)}</summary>
          {rest.map(box)}
        </details>
      )}
    </>
  );
}
