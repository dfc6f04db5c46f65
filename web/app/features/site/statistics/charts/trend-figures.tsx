import type { StatisticsPart } from '@ieum/contract/site/statistics/enums.ts';
import type { ReactNode } from 'react';
import type { Kpi } from '#ui/layout/kpi-strip.tsx';
import { Bars } from './bars.tsx';
import { changeOf, rateChangeOf } from './change-figure.tsx';
import figures from './chart-figure.module.css';
import { copy } from '../copy.ts';
import { CountLink } from './count-link.tsx';
import { DailyFigure } from './daily-figure.tsx';
import type { Trend } from '../data.ts';
import { Funnel } from './funnel.tsx';
import { percentOf, percentText, shortNumber } from '../numbers.ts';
import type { RowKind } from '../tables/shown-rows.ts';

interface FigureOptions {
  label: string;
  unit: string;
  rows: RowKind;
  now: number;
  before: number;
}

/** A figure with its change, linking to the rows it counts. */
export function kpiOf({ label, unit, rows, now, before }: FigureOptions): Kpi {
  const short = shortNumber(now);
  return {
    label,
    value: <CountLink count={now} of={label} rows={{ kind: rows }} short={short.value} isStretched />,
    unit: short.unit || unit,
    ...changeOf(now, before),
  };
}

/** The share of viewers who applied. */
export function rateKpi({ totals, before }: Pick<Trend, 'totals' | 'before'>): Kpi {
  const rate = percentOf(totals.applied, totals.hits);
  return {
    label: copy.rate,
    value: percentText(rate).replace('%', ''),
    unit: rate === undefined ? '' : '%',
    ...rateChangeOf(
      { part: totals.applied, whole: totals.hits },
      { part: before.applied, whole: before.hits },
    ),
  };
}

interface TrendFiguresProps {
  trend: Trend;
  /** For one recruitment, whose views have no rows but days. */
  ofOne?: boolean;
  types?: Trend['careers'];
  onExport: (part: StatisticsPart) => Promise<void>;
  children?: ReactNode;
}

/** Views, applications and their results, by day and by trait. */
export function TrendFigures({ trend, ofOne = false, types, onExport, children }: TrendFiguresProps) {
  const bars = types
    ? ([
        ['TYPES', types],
        ['CAREERS', trend.careers],
        ['REGIONS', trend.regions],
      ] as const)
    : ([
        ['CAREERS', trend.careers],
        ['EDUCATIONS', trend.educations],
        ['REGIONS', trend.regions],
      ] as const);
  return (
    <div className={figures.figures}>
      <DailyFigure trend={trend} ofOne={ofOne} onExport={() => onExport('DAYS')} />
      <Funnel totals={trend.totals} ofOne={ofOne} onExport={() => onExport('FUNNEL')} />
      {bars.map(([kind, shares]) => (
        <Bars key={kind} kind={kind} shares={shares} onExport={() => onExport(kind)} />
      ))}
      {children}
    </div>
  );
}
