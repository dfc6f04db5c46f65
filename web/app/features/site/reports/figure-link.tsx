import { RowsLink } from '#features/site/statistics/charts/count-link.tsx';
import { numberText } from '#lib/format/money.ts';
import type { Measure } from './data.ts';
import { useShownFigure } from './report-query.ts';

interface FigureLinkProps {
  measure: Measure;
  count: number;
  /** The name of the figure. */
  of: string;
  figure: string;
  shown?: string;
  isStretched?: boolean;
}

/** A figure that opens the rows it counts, where the caller may see them. */
export function FigureLink({ measure, count, of, figure, shown, isStretched }: FigureLinkProps) {
  const { addressOf } = useShownFigure();
  const text = shown ?? numberText(count);
  if (count === 0 || !measure.hasRows) return text;
  return (
    <RowsLink
      to={addressOf(figure)}
      state={{ isOpened: true }}
      name={`${of} ${numberText(count)}`}
      isStretched={isStretched}
    >
      {text}
    </RowsLink>
  );
}
