import IconDots from '~icons/tabler/dots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nearDayText } from '#lib/format/dates.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { addressOf } from './addresses.ts';
import { copy } from './copy.ts';
import { useSetPromptActive, type ConsolePrompt } from './data.ts';

function Actions({ row, moves }: { row: ConsolePrompt; moves: readonly MenuAction[] }) {
  const setActive = useSetPromptActive();
  const isActive = !row.isActive;
  const switchActive = () =>
    runAction({
      run: () => setActive.mutateAsync({ id: row._id, isActive }),
      done: isActive ? copy.shown : copy.hidden,
    });
  return (
    <ActionMenu
      label={copy.actionsOf(row.query)}
      look="icon"
      align="end"
      items={[
        { key: 'edit', label: copy.edit, to: addressOf(row._id) },
        ...moves,
        { key: 'active', label: isActive ? copy.show : copy.hide, onChoose: () => void switchActive() },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

interface RowProps {
  row: ConsolePrompt;
  grip?: ReactNode;
  moves?: readonly MenuAction[];
  /** The name of its group, in a list of several. */
  group?: string | undefined;
}

/** A prompt with its state; administrators who may write also move, show and hide it. */
export function PromptRow({ row, grip = null, moves = [], group }: RowProps) {
  const mayWrite = useRights().may('content.write');
  const { _id, query, reply, isActive, updatedAt } = row;
  return (
    <OrderedRow
      grip={mayWrite && grip}
      title={
        <Link to={addressOf(_id)}>
          <MemberText>{query}</MemberText>
        </Link>
      }
      badge={isActive ? <Badge hue="jade">{copy.active}</Badge> : <Badge hue="ink">{copy.inactive}</Badge>}
      hint={
        <>
          {group && (
            <>
              <MemberText>{group}</MemberText>
              {' · '}
            </>
          )}
          <MemberText>{shortened(reply)}</MemberText>
          {` · ${copy.changed(nearDayText(updatedAt))}`}
        </>
      }
    >
      {mayWrite && <Actions row={row} moves={moves} />}
    </OrderedRow>
  );
}

const SHOWN = 60;

/** The beginning of a reply on one line. */
function shortened(reply: string): string {
  const characters = Array.from(reply.replaceAll(/\s+/g, ' '));
  return characters.length > SHOWN
    ? `${characters.slice(0, SHOWN).join('').trimEnd()}…`
    : characters.join('');
}
