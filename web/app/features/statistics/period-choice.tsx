import { DayRange } from '#ui/grid/day-range.tsx';
import { Segments } from '#ui/segments.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { copy } from './copy.ts';
import type { Period } from './data.ts';
import { periodOf, presets, type Preset } from './period.ts';
import styles from './statistics.module.css';

const presetOptions = presets.map((value) => ({ value, label: copy.presets[value] }));

/** The period the address asks for. */
export function usePeriod(): { preset: Preset; period: Period } {
  const { read } = useUrlState();
  const preset = presets.find((one) => one === read('period')) ?? 'days';
  return { preset, period: periodOf(preset, { from: read('from'), to: read('to') }) };
}

/** Which days the figures are of. */
export function PeriodChoice({ preset }: { preset: Preset }) {
  const { write } = useUrlState();
  return (
    <div className={styles.period} data-print="hidden">
      <Segments
        label={copy.period}
        size="sm"
        value={preset}
        options={presetOptions}
        onChange={(value) => write({ period: value, from: undefined, to: undefined })}
      />
      {preset === 'own' && <DayRange label={copy.period} />}
    </div>
  );
}
