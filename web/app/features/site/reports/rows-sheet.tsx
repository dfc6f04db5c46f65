import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CountedRows } from '#features/site/statistics/tables/counted-rows.tsx';
import rowStyles from '#features/site/statistics/tables/rows-sheet.module.css';
import { momentText, periodText } from '#lib/format/dates.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { countedRowsQuery, type CountedRow, type Measure, type Question, type Report } from './data.ts';
import { ALL, useShownFigure } from './report-query.ts';
import { nameOf } from './report-figure.tsx';

const Row = ({ row }: { row: CountedRow }) => (
  <li>
    <div>
      {row.link ? (
        <Link to={row.link}>
          <MemberText>{row.name || copy.untitled}</MemberText>
        </Link>
      ) : (
        <b>
          <MemberText>{row.name || copy.removed}</MemberText>
        </b>
      )}
      {row.company && (
        <span>
          <MemberText>{row.company}</MemberText>
        </span>
      )}
    </div>
    <div className={rowStyles.end}>
      <span className="number">{momentText(row.at)}</span>
    </div>
  </li>
);

interface RowsSheetProps {
  measure: Measure;
  question: Question;
  report: Report;
}

function Rows({ question, figure }: { question: Question; figure: string }) {
  const list = useInfiniteQuery(countedRowsQuery(question, figure === ALL ? undefined : figure));
  return (
    <CountedRows list={list} count={list.data?.pages[0]?.count}>
      {list.data?.pages
        .flatMap(({ rows }) => rows)
        .map((row) => (
          <Row key={row._id} row={row} />
        ))}
    </CountedRows>
  );
}

/** The rows that a figure counts, beside the figures. */
export function RowsSheet({ measure, question, report }: RowsSheetProps) {
  const { figure, close } = useShownFigure();
  if (figure === undefined || !measure.hasRows) return null;
  const row = report.rows.find(({ key }) => key === figure);
  const part = row && nameOf(question.split, row);
  return (
    <Sheet
      title={measure.name}
      subtitle={[part, periodText(question.from, question.to)].filter(Boolean).join(' · ')}
      side="right"
      isAddressed
      onClose={close}
    >
      <Rows question={question} figure={figure} />
    </Sheet>
  );
}
