import { numberText } from '#lib/format/money.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import styles from './filter-fields.module.css';
import { listCopy as copy } from '../list/list-copy.ts';

/** How many recruitments each value of one filter would give; a missing value would give none. */
export type Counts = Readonly<Record<string, number>>;

interface ChoiceProps {
  /** The name and value of its field in the form, the same as in the address. */
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  /** How many recruitments it would give; missing while that is not known. */
  count?: number | undefined;
  isRadio?: boolean;
  isSwitch?: boolean;
}

/** One check box of a filter with its number of recruitments; a box that would give none cannot be ticked. */
export function Choice(props: ChoiceProps) {
  const { name, value, label, isChosen, onToggle, count, isRadio, isSwitch } = props;
  const field = {
    name,
    value,
    autoComplete: 'off',
    checked: isChosen,
    disabled: count === 0 && !isChosen,
    'aria-description': count === undefined ? undefined : copy.count(numberText(count)),
    onChange: onToggle,
  };
  const content = (
    <>
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.tally} aria-hidden>
          {numberText(count)}
        </span>
      )}
    </>
  );
  if (!isRadio && !isSwitch) return <Checkbox {...field} className={styles.choice} label={content} />;
  return (
    <label className={isSwitch ? styles.switch : styles.choice}>
      <input type={isRadio ? 'radio' : 'checkbox'} {...(isSwitch && { role: 'switch' })} {...field} />
      <span>{content}</span>
    </label>
  );
}

/** The count of a value, once the counts are loaded. */
export const countIn = (counts: Counts | undefined, value: string): number | undefined =>
  counts && (counts[value] ?? 0);

interface ChoicesProps<T extends string> {
  name: string;
  values: readonly T[];
  chosen: readonly T[];
  counts: Counts | undefined;
  labelOf: (value: T) => string;
  /** The value of the field, where it differs from the value itself. */
  keyOf?: (value: T) => string;
  onToggle: (value: T) => void;
  /** How many are shown before the rest is requested. */
  first?: number;
  moreOf?: (count: number) => string;
}

/**
 * The check boxes of one filter; the later ones are collapsed until they are requested or one of them is
 * ticked.
 */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const {
    name,
    values,
    chosen,
    counts,
    labelOf,
    keyOf = String,
    onToggle,
    first = values.length,
    moreOf = copy.moreOptions,
  } = props;
  const box = (value: T) => (
    <Choice
      key={value}
      name={name}
      value={keyOf(value)}
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
