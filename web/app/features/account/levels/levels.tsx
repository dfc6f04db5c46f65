import IconDots from '~icons/tabler/dots';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { OrderedList, OrderedRow } from '#ui/reorder/ordered-list.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { levelsQuery, useOrderLevels, useSaveLevel, type Level } from './data.ts';
import { RemovalSheet } from './removal-sheet.tsx';

const LevelSheet = lazyPart(async () => (await import('./level-sheet.tsx')).LevelSheet);

type OpenSheet = { act: 'edit'; level: Level | undefined } | { act: 'remove'; level: Level } | undefined;

interface ActionsProps {
  level: Level;
  moves: readonly MenuAction[];
  onOpen: (open: OpenSheet) => void;
}

function Actions({ level, moves, onOpen }: ActionsProps) {
  const save = useSaveLevel();
  const makeDefault = () => {
    const { _id: id, code, name } = level;
    return runAction({
      run: () => save.mutateAsync({ id, draft: { code, name, isDefault: true } }),
      done: copy.defaultDone(name),
    });
  };
  return (
    <ActionMenu
      label={copy.actionsOf(level.name)}
      look="icon"
      align="end"
      items={[
        { key: 'edit', label: copy.change, onChoose: () => onOpen({ act: 'edit', level }) },
        ...moves,
        {
          key: 'default',
          label: copy.makeDefault,
          isDisabled: level.isDefault,
          onChoose: () => void makeDefault(),
        },
        {
          key: 'remove',
          label: copy.remove,
          tone: 'danger',
          hasSeparator: true,
          isDisabled: level.isDefault,
          onChoose: () => onOpen({ act: 'remove', level }),
        },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

const hintOf = ({ code, minPoints, benefits }: Level): string =>
  [code, minPoints > 0 && copy.points(numberText(minPoints)), benefits].filter(Boolean).join(' · ');

function List({ levels, onOpen }: { levels: readonly Level[]; onOpen: (open: OpenSheet) => void }) {
  const order = useOrderLevels();
  const mayWrite = useRights().may('members.write');
  return (
    <OrderedList
      list="levels"
      rows={levels}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      onOrder={order.mutateAsync}
    >
      {(level, { grip, moves }) => (
        <OrderedRow
          grip={mayWrite && grip}
          title={
            <b>
              <MemberText>{level.name}</MemberText>
            </b>
          }
          badge={level.isDefault && <Badge hue="cobalt">{copy.isDefault}</Badge>}
          hint={hintOf(level)}
        >
          <Link to={`/console/users?tab=all&level=${level._id}`} className="number">
            {copy.members(numberText(level.memberCount))}
          </Link>
          {mayWrite && <Actions level={level} moves={moves} onOpen={onOpen} />}
        </OrderedRow>
      )}
    </OrderedList>
  );
}

/** /console/users/levels: the levels in their order. */
export function Levels() {
  const query = useQuery(levelsQuery);
  const [open, setOpen] = useState<OpenSheet>();
  const mayWrite = useRights().may('members.write');
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        actions={
          mayWrite && (
            <Button
              size="sm"
              icon={<IconPlus size={17} aria-hidden />}
              onClick={() => setOpen({ act: 'edit', level: undefined })}
            >
              {copy.add}
            </Button>
          )
        }
      />
      <Panel label={copy.list}>
        <QueryView of={query} waiting={<Skeleton height={160} />}>
          {(levels) => <List levels={levels} onOpen={setOpen} />}
        </QueryView>
      </Panel>
      {open?.act === 'edit' && (
        <Suspense>
          <LevelSheet level={open.level} onClose={close} />
        </Suspense>
      )}
      {open?.act === 'remove' && (
        <RemovalSheet
          level={open.level}
          others={(query.data ?? []).filter(({ _id }) => _id !== open.level._id)}
          onClose={close}
        />
      )}
    </>
  );
}
