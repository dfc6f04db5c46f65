import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconDots from '~icons/tabler/dots';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useRights } from '#lib/session/rights.ts';
import { alert } from '#ui/alert/alert.ts';
import type { Question } from '#ui/alert/alerts.ts';
import { runAction } from '#ui/action/run-action.ts';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { copy } from './copy.ts';
import { useModerate, type ModeratedRow } from './data.ts';
import { uiCopy } from '#ui/state/copy.ts';

export const subjectOf = ({ subject }: ModeratedRow): string => subject || copy.untitled;

const showActionError = async (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  const [reason] = Object.values(error.fields ?? {});
  if (!error.isReported) await alert(reason ?? error.message);
};

type RowAction = RecruitmentState | 'remove';

function useActions(row: ModeratedRow) {
  const moderate = useModerate();
  const [requested, setRequested] = useState<RowAction>();
  const name = subjectOf(row);
  const perform = async (act: Parameters<typeof moderate.mutateAsync>[0], done: string, ask?: Question) => {
    if (moderate.isPending) return;
    const run = () => moderate.mutateAsync(act);
    await runAction({ ...(ask && { ask }), run, done, report: showActionError });
    setRequested(undefined);
  };
  const change = async (state: RecruitmentState) => {
    if (state !== 'ON_GOING') return setRequested(state);
    const question = {
      title: copy.ask.title(name, copy.ask.texts[state]),
      body: copy.ask.bodies[state],
      confirmLabel: copy.change[state],
    };
    await perform({ id: row._id, act: 'state', state }, copy.ask.done, question);
  };
  const give = async (reason: string) => {
    if (requested === 'remove') await perform({ id: row._id, act: 'remove', reason }, copy.remove.done);
    else if (requested) await perform({ id: row._id, act: 'state', state: requested, reason }, copy.ask.done);
  };
  const lift = () => perform({ id: row._id, act: 'lift' }, copy.block.lifted);
  const askRemove = () => setRequested('remove');
  return {
    change,
    lift,
    askRemove,
    give,
    requested,
    giveUp: () => setRequested(undefined),
  };
}

const questionOf = (row: ModeratedRow, requested: RowAction) =>
  requested === 'remove'
    ? { title: copy.remove.title(subjectOf(row)), subtitle: copy.remove.body, act: copy.actions.remove }
    : {
        title: copy.ask.title(subjectOf(row), copy.ask.texts[requested]),
        subtitle: copy.ask.bodies[requested],
        act: copy.change[requested],
      };

function linksOf(row: ModeratedRow): MenuAction[] {
  const isPublic = row.publishedAt !== null && row.state !== 'NO_SHOWN';
  return [
    {
      key: 'open',
      label: copy.actions.open,
      ...(isPublic ? { to: `/recruitments/${row._id}` } : { isDisabled: true }),
    },
    {
      key: 'statistics',
      label: copy.actions.statistics,
      to: `/console/recruitment/${row._id}/statistics`,
    },
    {
      key: 'company',
      label: copy.actions.company,
      to: `/console/recruitment/list?company=${row._company}`,
    },
  ];
}

function changesOf(
  row: ModeratedRow,
  { change, lift, askRemove }: ReturnType<typeof useActions>,
): MenuAction[] {
  const states = Object.values(RecruitmentState).filter((state) => state !== row.state);
  return [
    ...states.map((state, index) => ({
      key: state,
      label: copy.change[state],
      hasSeparator: index === 0,
      isDisabled: state === 'FINISHED' && row.publishedAt === null,
      onChoose: () => void change(state),
    })),
    ...(row.block ? [{ key: 'lift', label: copy.block.lift, onChoose: () => void lift() }] : []),
    {
      key: 'remove',
      label: copy.actions.remove,
      tone: 'danger',
      hasSeparator: true,
      isDisabled: row.applicants.count > 0,
      onChoose: askRemove,
    },
  ];
}

/**
 * The actions on a recruitment: view it, and for administrators who may: change it to any other state, delete
 * it while nobody has applied.
 */
export function RowActions({ row }: { row: ModeratedRow }) {
  const actions = useActions(row);
  const { give, requested, giveUp } = actions;
  const mayWrite = useRights().may('recruitments.write');
  return (
    <>
      <ActionMenu
        label={copy.actionsOf(subjectOf(row))}
        look="icon"
        align="end"
        items={() => [...linksOf(row), ...(mayWrite ? changesOf(row, actions) : [])]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
      {requested && (
        <ReasonSheet
          {...questionOf(row, requested)}
          reasons={Object.values(copy.ask.reasons)}
          cancelLabel={requested === 'CANCELED' ? uiCopy.keep : undefined}
          tone="danger"
          onClose={giveUp}
          onGive={give}
        />
      )}
    </>
  );
}
