import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { use, useRef } from 'react';
import { useNavigate } from 'react-router';
import { runAction } from '#ui/action/run-action.ts';
import { confirm } from '#ui/alert/alert.ts';
import { showError } from '#ui/alert/show-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { AgreedAppointmentsTextContext } from './agreed-appointments-text.ts';
import { isDraft } from './state-summary.ts';
import { closingText } from './closing-text.ts';
import { copy } from './copy.ts';
import { readClosing, useDuplicate, useRemove, useSetState } from './data.ts';
import { uiCopy } from '#ui/state/copy.ts';

export type RowAction =
  | 'applicants'
  | 'edit'
  | 'view'
  | 'duplicate'
  | 'close'
  | 'reopen'
  | 'hide'
  | 'show'
  | 'cancel'
  | 'remove';

type Row = Pick<
  OwnRecruitmentRow,
  '_id' | 'state' | 'subject' | 'publishedAt' | 'applicants' | 'application' | 'block'
>;

/** The available actions on a recruitment, in the order of its menu. */
export const actionsOf = (row: Row): RowAction[] =>
  row.block ? actionsOfState(row).filter((act) => !REJECTED.has(act)) : actionsOfState(row);

/**
 * A recruitment hidden by an administrator is shown again by an administrator only, and neither copied
 * nor deleted.
 */
const REJECTED: ReadonlySet<RowAction> = new Set(['show', 'reopen', 'view', 'duplicate', 'remove']);

function actionsOfState(row: Row): RowAction[] {
  const removable: RowAction[] = row.applicants.count === 0 ? ['remove'] : [];
  switch (row.state) {
    case RecruitmentState.Ongoing:
      return ['applicants', 'edit', 'view', 'duplicate', 'close', 'hide', 'cancel'];
    case RecruitmentState.Hidden:
      return isDraft(row)
        ? ['edit', 'duplicate', 'remove']
        : ['applicants', 'edit', 'duplicate', 'show', 'cancel', ...removable];
    case RecruitmentState.Finished:
      return ['applicants', 'view', 'edit', 'duplicate', 'reopen', ...removable];
    default:
      return ['applicants', 'view', 'duplicate', ...removable];
  }
}

const nameOf = (row: Row): string => row.subject || copy.untitled;

type ReadNote = (recruitmentId: string) => Promise<string>;

const linesOf = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n');

async function askClose(row: Row, readNote: ReadNote) {
  const [closing, agreed] = await Promise.all([readClosing(row._id), readNote(row._id)]);
  return confirm({
    title: copy.close.title(nameOf(row)),
    body: linesOf(closingText(closing), agreed),
    confirmLabel: copy.menu.close,
  });
}

const askCancel = async (row: Row, readNote: ReadNote) =>
  confirm({
    title: copy.cancel.title(nameOf(row)),
    body: linesOf(copy.cancel.body(row.applicants.count), await readNote(row._id)),
    confirmLabel: copy.menu.cancel,
    cancelLabel: uiCopy.keep,
    tone: 'danger',
  });

const askRemove = (row: Row) =>
  confirm({
    title: copy.remove.title(nameOf(row)),
    body: copy.remove.body,
    confirmLabel: copy.menu.remove,
    tone: 'danger',
  });

const editorAt = (id: string) => `/dashboard/recruitments?edit=${id}`;
const hasPassed = ({ application }: Row): boolean =>
  !application.isOpenHiring && application.endsAt !== null && Date.parse(application.endsAt) < Date.now();

/**
 * Runs the actions of a row's menu: asks first where an action cannot be undone, offers to undo it where
 * it can.
 */
export function useRowActions() {
  const navigate = useNavigate();
  const setState = useSetState();
  const remove = useRemove();
  const duplicate = useDuplicate();
  const readNote = use(AgreedAppointmentsTextContext) ?? (() => Promise.resolve(''));
  /** One key per intended copy: pressed again after a failed call, it returns the copy that was created. */
  const keys = useRef(new Map<string, string>());

  const change = async (row: Row, state: RecruitmentState, back?: RecruitmentState) => {
    await setState.mutateAsync({ id: row._id, state });
    const isRejected = back === RecruitmentState.Ongoing && row.block !== null;
    const undo = back && !isRejected && { undo: () => void change(row, back).catch(showError) };
    const isReopened = state === RecruitmentState.Ongoing && row.state !== RecruitmentState.Hidden;
    toast(isReopened ? copy.done.reopened : copy.done[state], undo || {});
  };

  const makeCopy = async (row: Row) => {
    const key = keys.current.get(row._id) ?? crypto.randomUUID();
    keys.current.set(row._id, key);
    const made = await duplicate.mutateAsync({ id: row._id, key });
    keys.current.delete(row._id);
    toast(copy.duplicated);
    await navigate(editorAt(made._id));
  };

  const actions: Record<RowAction, (row: Row) => unknown> = {
    applicants: (row) => navigate(`/dashboard/recruitments/${row._id}/kanban`),
    edit: (row) => navigate(editorAt(row._id)),
    view: (row) => navigate(`/recruitments/${row._id}`),
    duplicate: makeCopy,
    close: async (row) =>
      (await askClose(row, readNote)) &&
      change(row, RecruitmentState.Finished, hasPassed(row) ? undefined : RecruitmentState.Ongoing),
    reopen: (row) =>
      hasPassed(row) ? navigate(`${editorAt(row._id)}&part=period`) : change(row, RecruitmentState.Ongoing),
    hide: (row) => change(row, RecruitmentState.Hidden, RecruitmentState.Ongoing),
    show: (row) => change(row, RecruitmentState.Ongoing, RecruitmentState.Hidden),
    cancel: async (row) => (await askCancel(row, readNote)) && change(row, RecruitmentState.Canceled),
    remove: async (row) => {
      if (!(await askRemove(row))) return;
      await remove.mutateAsync(row._id);
      toast(copy.removed);
    },
  };

  const isBusy = setState.isPending || remove.isPending || duplicate.isPending;
  const perform = async (act: RowAction, row: Row): Promise<void> => {
    if (!isBusy) await runAction({ run: async () => actions[act](row) });
  };
  return { perform, isBusy };
}
