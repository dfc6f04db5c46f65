import { useRef, useState, type KeyboardEvent } from 'react';
import { seoulParts, shortDayText } from '#lib/format/dates.ts';
import { datesCopy } from '#lib/format/dates-copy.ts';
import { momentOf } from '#lib/format/day-and-time.ts';
import { proposeCopy as copy } from './copy.ts';
import { isHoliday } from './holidays.ts';
import styles from './times-grid.module.css';
import { useDragSelect } from './use-drag-select.ts';

interface TimesGridProps {
  days: readonly string[];
  clock: readonly string[];
  chosen: ReadonlySet<string>;
  isBusy: (time: string) => boolean;
  now: number;
  onSelect: (times: readonly string[], isOn: boolean) => void;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys move between the cells, of which one is reached by Tab. */
function useCells(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(rows - 1, Math.max(0, at[0] + step[0]));
    const column = Math.min(columns - 1, Math.max(0, at[1] + step[1]));
    setAt([row, column]);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  const inside: readonly [number, number] = [Math.min(at[0], rows - 1), Math.min(at[1], columns - 1)];
  return { grid, handleKey, at: inside, setAt };
}

const DayHead = ({ day }: { day: string }) => {
  const { weekday, day: number } = seoulParts(day);
  return (
    <th scope="col" data-holiday={isHoliday(day) || weekday === 0 || undefined}>
      <span>{datesCopy.weekdays[weekday]}</span>
      <b className="number">{number}</b>
      {isHoliday(day) && <em>{copy.holiday}</em>}
    </th>
  );
};

/** A week of times to choose from, by dragging a mouse, pressing, or by keyboard. */
export function TimesGrid({ days, clock, chosen, isBusy, now, onSelect }: TimesGridProps) {
  const dragSelect = useDragSelect((time, isOn) => onSelect([time], isOn));
  const { grid, handleKey, at, setAt } = useCells(clock.length, days.length);
  const cell = (time: string, row: number, column: number) => {
    const moment = momentOf(days[column] ?? '', time);
    const isOn = chosen.has(moment);
    const isOver = Date.parse(moment) <= now;
    const busy = isBusy(moment);
    return (
      <td key={moment}>
        <button
          type="button"
          data-cell={`${row} ${column}`}
          data-busy={busy || undefined}
          aria-pressed={isOn}
          aria-label={`${shortDayText(moment)} ${time}${busy ? ` ${copy.busy}` : ''}`}
          aria-disabled={isOver || busy || undefined}
          tabIndex={at[0] === row && at[1] === column ? 0 : -1}
          onFocus={() => setAt([row, column])}
          {...(!isOver && !busy && { ...dragSelect(moment, isOn), onClick: () => onSelect([moment], !isOn) })}
        />
      </td>
    );
  };
  return (
    <div className={styles.scroll}>
      <table ref={grid} className={styles.grid} aria-label={copy.times} onKeyDown={handleKey}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <DayHead key={day} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {clock.map((time, row) => (
            <tr key={time}>
              <th scope="row" className="number">
                {time}
              </th>
              {days.map((_, column) => cell(time, row, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
