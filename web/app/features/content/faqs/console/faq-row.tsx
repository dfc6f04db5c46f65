import IconDots from '~icons/tabler/dots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PublicationBadge } from '#features/foundation/publishing/publication-badge.tsx';
import { nearDayText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { categoryText, LIST } from './categories.ts';
import { copy } from './copy.ts';
import { useSetFaqActive, type ConsoleFaqRow } from './data.ts';

const addressOf = (id: string): string => `${LIST}?edit=${id}`;
/** A question as lists and announcements name it. */
export const nameOf = ({ question }: ConsoleFaqRow): string => question || copy.untitled;
const votesOf = ({ helpful, unhelpful }: ConsoleFaqRow): string =>
  copy.votes(numberText(helpful), numberText(unhelpful));

function Actions({ row, moves }: { row: ConsoleFaqRow; moves: readonly MenuAction[] }) {
  const setActive = useSetFaqActive();
  const isActive = !row.isActive;
  const switchActive = () =>
    runAction({
      run: () => setActive.mutateAsync({ id: row._id, isActive }),
      done: isActive ? copy.published : copy.hidden,
    });
  return (
    <ActionMenu
      label={copy.actionsOf(nameOf(row))}
      look="icon"
      align="end"
      items={[
        { key: 'edit', label: copy.edit, to: addressOf(row._id) },
        ...moves,
        { key: 'active', label: isActive ? copy.publish : copy.hide, onChoose: () => void switchActive() },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

interface RowProps {
  row: ConsoleFaqRow;
  grip?: ReactNode;
  moves?: readonly MenuAction[];
  hasCategory?: boolean;
}

/** A question with its state and its votes; administrators who may write also move and publish it. */
export function FaqRow({ row, grip = null, moves = [], hasCategory = false }: RowProps) {
  const mayWrite = useRights().may('content.write');
  const { _id, category, state, updatedAt } = row;
  const hints = [hasCategory && categoryText(category), votesOf(row), copy.changed(nearDayText(updatedAt))];
  return (
    <OrderedRow
      grip={mayWrite && grip}
      title={
        <Link to={addressOf(_id)}>
          <MemberText>{nameOf(row)}</MemberText>
        </Link>
      }
      badge={<PublicationBadge state={state} />}
      hint={hints.filter(Boolean).join(' · ')}
    >
      {mayWrite && <Actions row={row} moves={moves} />}
    </OrderedRow>
  );
}
