import { STATISTICS_DAYS_MAX } from '@ieum/contract/site/statistics/enums.ts';
import IconCalendar from '~icons/tabler/calendar';
import type { ReactNode } from 'react';
import { dayText } from '#lib/format/dates.ts';
import { Button } from '#ui/button/button.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import type { Period } from './period.ts';
import styles from './period-choice.module.css';
import { isCut, periodOf, presets, type Preset } from './period.ts';

const presetOptions = presets.map((value) => ({ value, label: copy.presets[value] }));

interface ChosenPeriod {
  preset: Preset;
  period: Period;
  /** Whether more days were requested than are shown. */
  isCut: boolean;
}

/** The period in the address. */
export function usePeriod(): ChosenPeriod {
  const { read } = useUrlState();
  const preset = presets.find((one) => one === read('period')) ?? 'days';
  const own = { from: read('from'), to: read('to') };
  return { preset, period: periodOf(preset, own), isCut: isCut(preset, own) };
}

const shortText = (day: string): string => day.slice(5).replace('-', '.');

/** The days of the figures, and their other filters. */
export function PeriodChoice({
  preset,
  period,
  isCut: cut,
  children,
}: ChosenPeriod & { children?: ReactNode }) {
  const { write } = useUrlState();
  return (
    <div data-print="hidden" className={styles.choice}>
      <div className={styles.row}>
        <Segments
          label={copy.period}
          size="sm"
          value={preset}
          options={presetOptions}
          onChange={(value) => write({ period: value, ...(value === 'own' ? period : noDays) })}
        />
        {preset === 'own' ? (
          <DayRange label={copy.period} />
        ) : (
          <Button
            kind="default"
            size="sm"
            className={`${styles.days} number`}
            icon={<IconCalendar size={16} stroke={1.75} aria-hidden />}
            aria-label={`${shortText(period.from)} ~ ${shortText(period.to)}, ${copy.choosePeriod}`}
            onClick={() => write({ period: 'own', ...period })}
          >
            {shortText(period.from)} ~ {shortText(period.to)}
          </Button>
        )}
        {children && <div className={styles.filters}>{children}</div>}
      </div>
      {preset === 'own' && (
        <p role="status" className={styles.note} data-warn={cut || undefined}>
          {cut ? copy.cut(STATISTICS_DAYS_MAX, dayText(period.from)) : copy.longest(STATISTICS_DAYS_MAX)}
        </p>
      )}
    </div>
  );
}

const noDays = { from: undefined, to: undefined };
