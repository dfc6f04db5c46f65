import IconChartBar from '~icons/tabler/chart-bar';
import IconDownload from '~icons/tabler/download';
import IconTable from '~icons/tabler/table';
import { useId, useState, type ReactNode } from 'react';
import { Card } from '#ui/box/card.tsx';
import { useBusy } from '#ui/button/use-busy.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './chart-figure.module.css';
import { copy } from '../copy.ts';

interface ToolProps {
  label: string;
  isBusy?: boolean;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const ToolButton = ({ label, isBusy, isPressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-busy={isBusy || undefined}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    {children}
  </button>
);

interface ChartFigureProps {
  title: string;
  /** The finding of the figures, in a sentence. */
  finding: string;
  width: 'third' | 'twoThirds' | 'full';
  /** The same figures as a table. */
  table: ReactNode;
  /** Downloads the figures as a workbook. */
  onExport: () => Promise<void>;
  /** Shown instead of the chart where there is nothing to draw. */
  empty?: string | false | undefined;
  children: ReactNode;
}

/** A chart in its box: its finding, the same data as a table, and as a workbook. */
export function ChartFigure({ title, finding, width, table, onExport, empty, children }: ChartFigureProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { isBusy, run } = useBusy();
  const Icon = isTable ? IconChartBar : IconTable;
  const drawn = empty ? <p className={styles.empty}>{empty}</p> : children;
  return (
    <Card as="figure" className={styles.figure} data-width={width} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <figcaption className="number">
            <MemberText>{finding}</MemberText>
          </figcaption>
        </div>
        <div className={styles.tools} data-print="hidden">
          <ToolButton
            label={(isTable ? copy.tools.asChart : copy.tools.asTable)(title)}
            isPressed={isTable}
            onPress={() => setTable(!isTable)}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
          </ToolButton>
          <ToolButton label={copy.tools.excel(title)} isBusy={isBusy} onPress={() => run(onExport)}>
            <IconDownload size={18} stroke={1.75} aria-hidden />
          </ToolButton>
        </div>
      </header>
      {isTable ? table : drawn}
    </Card>
  );
}
