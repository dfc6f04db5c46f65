import { termsTexts } from '@ieum/contract/account/terms/texts.ts';
import IconDots from '~icons/tabler/dots';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRights } from '#lib/session/rights.ts';
import { say } from '#lib/format/copy.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { OrderedList, OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import { everyTermsQuery, useOrderTerms, type Terms } from './data.ts';
import { historyCopy } from './history-copy.ts';

const { order: texts } = historyCopy;
const addressOf = (terms: Terms): string => `/console/terms?edit=${terms._id}`;
const audienceText = ({ userType }: Terms): string => copy.audiences[userType ?? 'ALL'];

const Necessary = ({ row }: { row: Terms }) => (
  <Badge hue={row.necessary ? 'cobalt' : 'ink'}>
    {say(row.necessary ? termsTexts.necessary : termsTexts.optional)}
  </Badge>
);

const Actions = ({
  row,
  moves,
  mayWrite,
}: {
  row: Terms;
  moves: readonly MenuAction[];
  mayWrite: boolean;
}) => (
  <ActionMenu
    label={texts.actionsOf(row.subject)}
    look="icon"
    align="end"
    items={[
      ...(mayWrite ? [{ key: 'edit', label: texts.edit, to: addressOf(row) }] : []),
      { key: 'history', label: texts.history, to: `${addressOf(row)}#versions` },
      ...(mayWrite ? moves : []),
    ]}
  >
    <IconDots size={20} aria-hidden />
  </ActionMenu>
);

function List({ rows }: { rows: readonly Terms[] }) {
  const order = useOrderTerms();
  const mayWrite = useRights().may('content.write');
  return (
    <OrderedList
      list="terms"
      rows={rows}
      idOf={({ _id }) => _id}
      nameOf={({ subject }) => subject}
      onOrder={order.mutateAsync}
    >
      {(row, { grip, moves }) => (
        <OrderedRow
          grip={mayWrite && grip}
          title={
            <Link to={addressOf(row)}>
              <MemberText>{row.subject}</MemberText>
            </Link>
          }
          badge={<Necessary row={row} />}
          hint={[row.code, audienceText(row), !row.isListed && copy.hidden].filter(Boolean).join(' · ')}
        >
          <span className={styles.since}>
            {copy.version(row.version)} · <span className="number">{nearDayText(row.updatedAt)}</span>
          </span>
          <Actions row={row} moves={moves} mayWrite={mayWrite} />
        </OrderedRow>
      )}
    </OrderedList>
  );
}

function Add() {
  if (!useRights().may('content.write')) return null;
  return (
    <ButtonLink size="sm" to="/console/terms?edit=new" icon={<IconPlus size={17} aria-hidden />}>
      {copy.add}
    </ButtonLink>
  );
}

/**
 * /console/terms: every text in the order of the sign-up form, which is changed by dragging, keys or the
 * menu.
 */
export function TermsList() {
  const query = useQuery(everyTermsQuery);
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} actions={<Add />} />
      <Panel label={copy.listLabel}>
        <QueryView of={query} waiting={<Skeleton height={320} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={copy.empty.title} hint={copy.empty.hint} action={<Add />} />
            ) : (
              <List rows={rows} />
            )
          }
        </QueryView>
      </Panel>
    </>
  );
}
