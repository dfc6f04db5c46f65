import { timeSplits, type ReportPeriod } from '@ieum/contract/site/reports/enums.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { presets, type Preset } from '#features/site/statistics/period.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import type { Measure, SavedReport } from './data.ts';

export const isTime = (split: string): split is (typeof timeSplits)[number] =>
  timeSplits.some((one) => one === split);

/** How a measure can be split, by time first. */
export const splitsOf = ({ splits }: Measure) => [
  ...timeSplits.map((value) => ({ value: value as string, label: copy.times[value] })),
  ...splits.map(({ split, name }) => ({ value: split, label: copy.by(name) })),
];

/** The name of a split of a measure; empty for one that it does not have. */
export const splitText = (measure: Measure, split: string): string =>
  splitsOf(measure).find(({ value }) => value === split)?.label ?? '';

/** The measure and the split in the address; the first ones where it names none that exist. */
export function useReportQuery(measures: readonly [Measure, ...Measure[]]) {
  const { read } = useUrlState();
  const measure = measures.find(({ kind }) => kind === read('measure')) ?? measures[0];
  const split = splitsOf(measure).find(({ value }) => value === read('split'))?.value ?? 'DAY';
  return { measure, split, isCompared: read('compare') !== 'off' };
}

const periodOfPreset: Record<Preset, ReportPeriod> = {
  today: 'TODAY',
  week: 'WEEK',
  days: 'DAYS',
  month: 'MONTH',
  own: 'OWN',
};

/** The period of a saved report, as it is stored. */
export const storedPeriod = (preset: Preset): ReportPeriod => periodOfPreset[preset];

/** The preset of a stored period. */
export const presetOf = (period: ReportPeriod): Preset =>
  presets.find((one) => periodOfPreset[one] === period) ?? 'days';

/** The address that asks the question of a saved report. */
export function addressOfSaved({ kind, split, period, from, to }: SavedReport): string {
  const question = new URLSearchParams({ measure: kind, split, period: presetOf(period) });
  if (from !== null && to !== null) {
    question.set('from', from);
    question.set('to', to);
  }
  return `?${question.toString()}`;
}

const FIGURE = 'figure';
/** The figure of the whole report. */
export const ALL = 'all';

/** The figure whose rows are shown is in the address, so that Back closes them. */
export function useShownFigure() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const withFigure = (figure: string | undefined) => {
    const next = new URLSearchParams(search);
    if (figure === undefined) next.delete(FIGURE);
    else next.set(FIGURE, figure);
    return next;
  };
  const isOpened = (state as { isOpened?: boolean } | null)?.isOpened === true;
  return {
    figure: search.get(FIGURE) ?? undefined,
    addressOf: (figure: string) => `?${withFigure(figure).toString()}`,
    close: () =>
      isOpened
        ? void navigate(-1)
        : setSearch(withFigure(undefined), { replace: true, preventScrollReset: true }),
  };
}
