import IconDots from '~icons/tabler/dots';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRights } from '#lib/session/rights.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { OrderedList, OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { ChatPreview } from '../preview/chat-preview.tsx';
import { copy } from './copy.ts';
import { alertsQuery, useOrderAlerts, type PromptAlert } from './data.ts';

const addressOf = (id: string): string => `/console/chat/prompt-alerts?edit=${id}`;

const Add = () => (
  <ButtonLink size="sm" to={addressOf('new')} icon={<IconPlus size={17} aria-hidden />}>
    {copy.add}
  </ButtonLink>
);

function Alerts({ rows, mayWrite }: { rows: readonly PromptAlert[]; mayWrite: boolean }) {
  const order = useOrderAlerts();
  return (
    <OrderedList
      list="prompt-alerts"
      rows={rows}
      idOf={({ _id }) => _id}
      nameOf={({ text }) => text}
      onOrder={order.mutateAsync}
    >
      {({ _id, text, value }, { grip, moves }) => (
        <OrderedRow
          grip={mayWrite && grip}
          title={
            <Link to={addressOf(_id)}>
              <MemberText>{text}</MemberText>
            </Link>
          }
          hint={<MemberText>{value}</MemberText>}
        >
          {mayWrite && (
            <ActionMenu
              label={copy.actionsOf(text)}
              look="icon"
              align="end"
              items={[{ key: 'edit', label: copy.edit, to: addressOf(_id) }, ...moves]}
            >
              <IconDots size={20} aria-hidden />
            </ActionMenu>
          )}
        </OrderedRow>
      )}
    </OrderedList>
  );
}

/** /console/chat/prompt-alerts: the notices that the chat shows first, in their order and as it shows them. */
export function AlertList() {
  const mayWrite = useRights().may('content.write');
  const found = useQuery(alertsQuery);
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} actions={mayWrite && <Add />} />
      <Panel label={copy.list}>
        <QueryView of={found} waiting={<Skeleton height={200} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={copy.empty.title} hint={copy.empty.hint} action={mayWrite && <Add />} />
            ) : (
              <Alerts rows={rows} mayWrite={mayWrite} />
            )
          }
        </QueryView>
      </Panel>
      {found.data && found.data.length > 0 && <ChatPreview notices={found.data.map(({ value }) => value)} />}
    </>
  );
}
