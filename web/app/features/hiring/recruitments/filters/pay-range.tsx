import { wonText } from '#lib/format/money.ts';
import styles from './filter-fields.module.css';
import { payText } from './filter-texts.ts';
import { MOST_PAY as MOST, paySpanOf, type PaySpan } from './filters.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import { RangeSlider, type NumberRange } from '#ui/field/range-slider.tsx';

const STEP = 5_000_000;

interface PayRangeProps {
  pay: PaySpan | undefined;
  onChange: (pay: PaySpan | undefined) => void;
}

function summaryOf({ from, to }: NumberRange): string {
  const pay = paySpanOf(from, to);
  return pay ? payText(pay) : copy.anyYears;
}

/** The yearly wage up to a hundred million won; the right end means no upper limit. */
export const PayRange = ({ pay, onChange }: PayRangeProps) => (
  <>
    <RangeSlider
      span={{ from: Math.min(pay?.from ?? 0, MOST), to: Math.min(pay?.to ?? MOST, MOST) }}
      onChange={({ from, to }) => onChange(paySpanOf(from, to))}
      most={MOST}
      step={STEP}
      names={['payFrom', 'payTo']}
      labels={[copy.leastPay, copy.mostPay]}
      textOf={wonText}
      summaryOf={summaryOf}
      marks={copy.payMarks}
    />
    <p className={styles.hint}>{copy.payHint}</p>
  </>
);
