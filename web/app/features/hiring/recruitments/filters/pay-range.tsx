import { wonText } from '#lib/format/money.ts';
import styles from './filter-fields.module.css';
import { payText } from './filter-texts.ts';
import { MAX_PAY as MAX, paySpanOf, type PaySpan } from './filters.ts';
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
      span={{ from: Math.min(pay?.from ?? 0, MAX), to: Math.min(pay?.to ?? MAX, MAX) }}
      onChange={({ from, to }) => onChange(paySpanOf(from, to))}
      max={MAX}
      step={STEP}
      names={['payFrom', 'payTo']}
      labels={[copy.minPay, copy.maxPay]}
      textOf={wonText}
      summaryOf={summaryOf}
      marks={copy.payMarks}
    />
    <p className={styles.hint}>{copy.payHint}</p>
  </>
);
