import IconArrowDownRight from '~icons/tabler/arrow-down-right';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import type { Kpi } from '#ui/layout/kpi-strip.tsx';
import { numberText } from '#lib/format/money.ts';
import { copy } from '../copy.ts';
import styles from './trend-figures.module.css';
import { percentOf, percentText } from '../numbers.ts';

/** Above this a change in percent is less clear than the previous value. */
const MAX_PERCENT = 1000;

type Hint = Pick<Kpi, 'hint' | 'tone'>;

/** A rise or a fall with its arrow; a fall is not shown as an error. */
function moved(isMore: boolean, text: string): Hint {
  const Icon = isMore ? IconArrowUpRight : IconArrowDownRight;
  return {
    tone: isMore ? 'good' : 'plain',
    hint: (
      <span className={`${styles.change} number`}>
        <Icon size={15} stroke={2.2} role="img" aria-label={isMore ? copy.rose : copy.fell} />
        {text}
      </span>
    ),
  };
}

/** How a figure compares with the previous days. */
export function changeOf(now: number, before: number): Hint {
  if (now === before) return { hint: copy.same };
  if (before === 0) return { hint: copy.noneBefore };
  const change = (Math.abs(now - before) / before) * 100;
  return moved(
    now > before,
    change < MAX_PERCENT ? percentText(change) : `${copy.earlier} ${numberText(before)}`,
  );
}

interface Rate {
  part: number;
  whole: number;
}

/** How a share compares with the previous days, in percentage points. */
export function rateChangeOf(now: Rate, before: Rate): Hint {
  const [current, earlier] = [percentOf(now.part, now.whole), percentOf(before.part, before.whole)];
  if (current === undefined) return {};
  if (earlier === undefined) return { hint: copy.noneBefore };
  const points = Math.abs(current - earlier).toFixed(2);
  return points === '0.00' ? { hint: copy.same } : moved(current > earlier, `${points}%p`);
}
