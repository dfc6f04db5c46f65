import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useUrlState } from '../../layout/use-url-state.ts';
import { gridCopy as copy } from '../copy.ts';
import styles from './day-range.module.css';

const DayInputs = lazyPart(async () => (await import('./day-inputs.tsx')).DayInputs);

interface Names {
  from: string;
  to: string;
}

interface DayRangeProps {
  /** The meaning of the period, for example 가입일. */
  label: string;
  /** The names of the query parameters in the address. */
  names?: Names;
}

const usual: Names = { from: 'from', to: 'to' };

/** The days as plain text fields, until one is focused. */
function DayPlaceholders({
  label,
  names,
  onEnter,
}: Required<DayRangeProps> & { onEnter: (name: string) => void }) {
  const { read } = useUrlState();
  const field = (name: string, text: string) => (
    <input
      type="text"
      readOnly
      aria-label={text}
      placeholder="YYYY.MM.DD"
      value={read(name).replaceAll('-', '.')}
      onFocus={() => onEnter(name)}
    />
  );
  return (
    <>
      {field(names.from, copy.from(label))}
      <i aria-hidden>~</i>
      {field(names.to, copy.until(label))}
    </>
  );
}

/** A period of days, typed or picked, stored in the address; either end may stay open. */
export function DayRange({ label, names = usual }: DayRangeProps) {
  const [entered, setEntered] = useState('');
  const asleep = <DayPlaceholders label={label} names={names} onEnter={setEntered} />;
  return (
    <span role="group" aria-label={label} className={styles.range}>
      {entered === '' ? (
        asleep
      ) : (
        <Suspense fallback={asleep}>
          <DayInputs label={label} names={names} focused={entered} />
        </Suspense>
      )}
    </span>
  );
}
