import type { MemberRecordRow, MemberRecordSection } from '@ieum/contract/site/members/record-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NamedStatus } from '../named-status.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { recordCopy as copy } from './copy.ts';
import { sectionQuery } from './data.ts';
import styles from './record-section.module.css';

const Row = ({ row: { at, text, detail, state, link } }: { row: MemberRecordRow }) => (
  <li className={styles.row}>
    <div className={styles.text}>
      <p>
        {link ? (
          <Link to={link}>
            <MemberText>{text}</MemberText>
          </Link>
        ) : (
          <MemberText>{text}</MemberText>
        )}
      </p>
      {detail && (
        <p className={styles.detail}>
          <MemberText>{detail}</MemberText>
        </p>
      )}
    </div>
    {state && <NamedStatus state={state} />}
    <span className={styles.at}>
      <Moment at={at} />
    </span>
  </li>
);

interface RecordSectionProps {
  id: string;
  section: MemberRecordSection;
}

/** One section of a member's record: its rows, the latest first. */
export function RecordSection({ id, section: { kind, title } }: RecordSectionProps) {
  const query = useInfiniteQuery(sectionQuery(id, kind));
  return (
    <Panel title={title}>
      <QueryView of={query} waiting={<Skeleton height={160} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <EmptyState title={copy.empty(title)} hint={copy.emptyHint} />;
          return (
            <>
              <ol>
                {rows.map((row) => (
                  <Row key={row._id} row={row} />
                ))}
              </ol>
              <MoreButton {...query} />
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
}
