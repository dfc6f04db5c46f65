import { termsMessages } from '@ieum/contract/messages/terms.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { say } from '#lib/copy.ts';
import { nearDayText } from '#lib/dates.ts';
import { tellFailure } from '#ui/alert/tell-failure.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { announceMove, ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import { everyTermsQuery, useOrderTerms, type Terms } from './data.ts';
import { historyCopy } from './history-copy.ts';

const { order: words } = historyCopy;
const addressOf = (terms: Terms): string => `/console/terms?edit=${terms._id}`;
const audienceText = ({ userType }: Terms): string => copy.audiences[userType ?? 'ALL'];

const Necessary = ({ row }: { row: Terms }) => (
  <Badge hue={row.necessary ? 'cobalt' : 'ink'}>
    {say(row.necessary ? termsMessages.necessary : termsMessages.optional)}
  </Badge>
);

const Row = ({ row, grip, children }: { row: Terms; grip: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    {grip}
    <div className={styles.words}>
      <p>
        <Link to={addressOf(row)}>{row.subject}</Link>
        <Necessary row={row} />
      </p>
      <span>
        {row.code} · {audienceText(row)}
        {!row.isListed && ` · ${copy.hidden}`}
      </span>
    </div>
    <span className={styles.since}>
      {copy.version(row.version)} · <span className="number">{nearDayText(row.updatedAt)}</span>
    </span>
    {children}
  </div>
);

type Move = (from: number, to: number) => void;

function Acts({ row, index, count, onMove }: { row: Terms; index: number; count: number; onMove: Move }) {
  const moveTo = (to: number) => {
    onMove(index, to);
    announceMove(row.subject, to, count);
  };
  return (
    <ActionMenu
      label={words.actsOf(row.subject)}
      look="icon"
      align="end"
      items={[
        { key: 'edit', label: words.edit, to: addressOf(row) },
        { key: 'history', label: words.history, to: `${addressOf(row)}#versions` },
        { key: 'up', label: words.up, isDisabled: index === 0, onChoose: () => moveTo(index - 1) },
        {
          key: 'down',
          label: words.down,
          isDisabled: index === count - 1,
          onChoose: () => moveTo(index + 1),
        },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

function List({ rows }: { rows: readonly Terms[] }) {
  const order = useOrderTerms();
  const move = async (from: number, to: number) => {
    const ids = rows.map(({ _id }) => _id);
    const [moved] = ids.splice(from, 1);
    if (moved) ids.splice(to, 0, moved);
    try {
      await order.mutateAsync(ids);
    } catch (error) {
      await tellFailure(error);
    }
  };
  const onMove: Move = (from, to) => void move(from, to);
  return rows.map((row, index) => (
    <ReorderRow
      key={row._id}
      list="terms"
      index={index}
      count={rows.length}
      name={row.subject}
      onMove={onMove}
    >
      {(grip) => (
        <Row row={row} grip={grip}>
          <Acts row={row} index={index} count={rows.length} onMove={onMove} />
        </Row>
      )}
    </ReorderRow>
  ));
}

const Add = () => (
  <ButtonLink size="sm" to="/console/terms?edit=new" icon={<IconPlus size={17} aria-hidden />}>
    {copy.add}
  </ButtonLink>
);

/** /console/terms: every text in the order of the sign-up form, which is changed by dragging, keys or the menu. */
export function TermsList() {
  const { data: rows, error, refetch } = useQuery(everyTermsQuery);
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} actions={<Add />} />
      <Panel label={copy.listLabel}>
        {error && !rows && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!rows && !error && <Skeleton height={320} />}
        {rows?.length === 0 && (
          <EmptyState title={copy.empty.title} hint={copy.empty.hint} action={<Add />} />
        )}
        {rows && <List rows={rows} />}
      </Panel>
    </>
  );
}
