import IconDots from '~icons/tabler/dots';
import { useQuery } from '@tanstack/react-query';
import { PublicationBadge, publicationText } from '#features/foundation/publishing/publication-badge.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { OrderedList, OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { orderQuery, useOrderPopups, type ConsolePopupRow } from './data.ts';

const { order: texts } = copy;

const Rows = ({ rows }: { rows: readonly ConsolePopupRow[] }) => {
  const save = useOrderPopups();
  if (rows.length === 0) return <p>{texts.none}</p>;
  return (
    <OrderedList
      list="popups"
      rows={rows}
      idOf={({ _id }) => _id}
      nameOf={({ subject }) => subject}
      onOrder={save}
    >
      {(row, { grip, moves }) => (
        <OrderedRow
          grip={grip}
          title={<MemberText>{row.subject}</MemberText>}
          badge={<PublicationBadge state={row.state} />}
          hint={publicationText(row)}
        >
          <ActionMenu label={texts.more(row.subject)} items={moves}>
            <IconDots size={18} aria-hidden />
          </ActionMenu>
        </OrderedRow>
      )}
    </OrderedList>
  );
};

/** The order in which visitors see the popups. */
export const OrderSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title={texts.act} side="centre" onClose={onClose}>
    <p>{texts.hint}</p>
    <QueryView of={useQuery(orderQuery)} waiting={<TextSkeleton lines={4} />}>
      {(rows) => <Rows rows={rows} />}
    </QueryView>
  </Sheet>
);
