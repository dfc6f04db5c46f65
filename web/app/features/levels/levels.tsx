import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '#lib/money.ts';
import { tellFailure } from '#ui/alert/tell-failure.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { ReorderRow } from '#ui/reorder/reorder-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { levelsQuery, useOrderLevels, useSaveLevel, type Level } from './data.ts';
import styles from './levels.module.css';
import { RemovalSheet } from './removal-sheet.tsx';

const LevelSheet = lazy(async () => ({ default: (await import('./level-sheet.tsx')).LevelSheet }));

type Open = { act: 'edit'; level: Level | undefined } | { act: 'remove'; level: Level } | undefined;

function Acts({ level, onOpen }: { level: Level; onOpen: (open: Open) => void }) {
  const save = useSaveLevel();
  const makeDefault = async () => {
    const { _id: id, code, name } = level;
    try {
      await save.mutateAsync({ id, draft: { code, name, isDefault: true } });
      toast(copy.defaultDone(name), { tone: 'success' });
    } catch (error) {
      await tellFailure(error);
    }
  };
  return (
    <ActionMenu
      label={copy.actsOf(level.name)}
      look="icon"
      align="end"
      items={[
        { key: 'edit', label: copy.change, onChoose: () => onOpen({ act: 'edit', level }) },
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
          isApart: true,
          isDisabled: level.isDefault,
          onChoose: () => onOpen({ act: 'remove', level }),
        },
      ]}
    >
      <IconDots size={20} aria-hidden />
    </ActionMenu>
  );
}

const Row = ({ level, grip, children }: { level: Level; grip: ReactNode; children: ReactNode }) => (
  <div className={styles.level}>
    {grip}
    <div className={styles.words}>
      <p>
        <b>{level.name}</b>
        {level.isDefault && <Badge hue="cobalt">{copy.isDefault}</Badge>}
      </p>
      <span>
        {level.code}
        {level.minPoints > 0 && ` · ${copy.points(numberText(level.minPoints))}`}
        {level.benefits && ` · ${level.benefits}`}
      </span>
    </div>
    <Link to={`/console/users?tab=all&level=${level._id}`} className="number">
      {copy.members(numberText(level.memberCount))}
    </Link>
    {children}
  </div>
);

function List({ levels, onOpen }: { levels: readonly Level[]; onOpen: (open: Open) => void }) {
  const order = useOrderLevels();
  const move = async (from: number, to: number) => {
    const ids = levels.map(({ _id }) => _id);
    const [moved] = ids.splice(from, 1);
    if (moved) ids.splice(to, 0, moved);
    await order.mutateAsync(ids).catch(tellFailure);
  };
  return (
    <div className={styles.list}>
      {levels.map((level, index) => (
        <ReorderRow
          key={level._id}
          list="levels"
          index={index}
          count={levels.length}
          name={level.name}
          isLocked={order.isPending}
          onMove={(from, to) => void move(from, to)}
        >
          {(grip) => (
            <Row level={level} grip={grip}>
              <Acts level={level} onOpen={onOpen} />
            </Row>
          )}
        </ReorderRow>
      ))}
    </div>
  );
}

/** /console/users/levels: the levels in their order. */
export function Levels() {
  const { data: levels, error, refetch } = useQuery(levelsQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        actions={
          <Button
            size="sm"
            icon={<IconPlus size={17} aria-hidden />}
            onClick={() => setOpen({ act: 'edit', level: undefined })}
          >
            {copy.add}
          </Button>
        }
      />
      <Panel label={copy.list}>
        {error && !levels && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!levels && !error && <Skeleton height={160} />}
        {levels && <List levels={levels} onOpen={setOpen} />}
      </Panel>
      {open?.act === 'edit' && (
        <Suspense>
          <LevelSheet level={open.level} onClose={close} />
        </Suspense>
      )}
      {open?.act === 'remove' && (
        <RemovalSheet
          level={open.level}
          others={(levels ?? []).filter(({ _id }) => _id !== open.level._id)}
          onClose={close}
        />
      )}
    </>
  );
}
