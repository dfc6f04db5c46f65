import { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { alert, confirm } from '#ui/alert/alert.ts';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { ReasonSheet } from '#ui/reason-sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { useModerate, type ModeratedRow } from './data.ts';

export const subjectOf = ({ subject }: ModeratedRow): string => subject || copy.untitled;

const tell = async (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
  const [reason] = Object.values(error.fields ?? {});
  if (!error.isTold) await alert(reason ?? error.message);
};

function useActs(row: ModeratedRow) {
  const moderate = useModerate();
  const [asked, setAsked] = useState<RecruitmentState>();
  const name = subjectOf(row);
  const take = async (state: RecruitmentState, reason?: string) => {
    if (moderate.isPending) return;
    await moderate
      .mutateAsync({ id: row._id, state, reason })
      .then(() => toast(copy.ask.done, { tone: 'success' }))
      .catch(tell);
    setAsked(undefined);
  };
  const change = async (state: RecruitmentState) => {
    if (state !== 'ON_GOING') return setAsked(state);
    const isAgreed = await confirm({
      title: copy.ask.title(name, copy.ask.words[state]),
      body: copy.ask.bodies[state],
      confirmLabel: copy.change[state],
    });
    if (isAgreed) await take(state);
  };
  const remove = async () => {
    const { title, body, done } = copy.remove;
    const question = { title: title(name), body, confirmLabel: copy.acts.remove, tone: 'danger' as const };
    if (!(await confirm(question)) || moderate.isPending) return;
    await moderate
      .mutateAsync({ id: row._id, state: undefined })
      .then(() => toast(done, { tone: 'success' }))
      .catch(tell);
  };
  return { change, remove, take, asked, giveUp: () => setAsked(undefined), isBusy: moderate.isPending };
}

/** What can be done with a posting: look at it, take it into any other state, delete it while nobody applied. */
export function RowActs({ row }: { row: ModeratedRow }) {
  const { change, remove, take, asked, giveUp, isBusy } = useActs(row);
  const states = Object.values(RecruitmentState).filter((state) => state !== row.state);
  const isPublic = row.publishedAt !== null && row.state !== 'NO_SHOWN';
  return (
    <>
      <ActionMenu
        label={copy.actsOf(subjectOf(row))}
        look="icon"
        align="end"
        items={() => [
          {
            key: 'open',
            label: copy.acts.open,
            ...(isPublic ? { to: `/recruitments/${row._id}` } : { isDisabled: true }),
          },
          {
            key: 'statistics',
            label: copy.acts.statistics,
            to: `/console/recruitment/${row._id}/statistics`,
          },
          {
            key: 'company',
            label: copy.acts.company,
            to: `/console/recruitment/list?company=${row._company}`,
          },
          ...states.map((state, index) => ({
            key: state,
            label: copy.change[state],
            isApart: index === 0,
            isDisabled: state === 'FINISHED' && row.publishedAt === null,
            onChoose: () => void change(state),
          })),
          {
            key: 'remove',
            label: copy.acts.remove,
            tone: 'danger' as const,
            isApart: true,
            isDisabled: row.applicants.count > 0,
            onChoose: () => void remove(),
          },
        ]}
      >
        <IconDots size={20} aria-hidden />
      </ActionMenu>
      {asked && (
        <ReasonSheet
          title={copy.ask.title(subjectOf(row), copy.ask.words[asked])}
          subtitle={copy.ask.bodies[asked]}
          reasons={Object.values(copy.ask.reasons)}
          act={copy.change[asked]}
          tone="danger"
          isBusy={isBusy}
          onClose={giveUp}
          onGive={(reason) => take(asked, reason)}
        />
      )}
    </>
  );
}
