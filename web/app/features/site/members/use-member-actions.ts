import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { alert, confirm } from '#ui/alert/alert.ts';
import { toast } from '#ui/toast/toasts.ts';
import { refreshMember, useChangeMember, type Decision } from './data.ts';
import { detailCopy as copy } from './page/detail-copy.ts';
import { withSms } from './page/sms-notice.ts';
import { nameOf } from './list/member-state.ts';

const CONFLICT = 409;

const askApprove = (member: MemberDetail) => {
  const hasDocument = Boolean(member.company?.businessRegistration);
  return confirm({
    title: copy.approve.title(nameOf(member)),
    body: hasDocument ? copy.approve.body : copy.approve.withoutRegistration,
    confirmLabel: copy.approve.act,
    tone: hasDocument ? 'plain' : 'danger',
  });
};

const askUnblock = (member: MemberDetail) =>
  confirm({
    title: copy.unblock.title(nameOf(member)),
    body: copy.unblock.body,
    confirmLabel: copy.unblock.act,
  });

/** Whether a text message about the decision was sent. */
const isReported = ({ company, phone }: MemberDetail): boolean => Boolean(company?.phone || phone);

function toastDone(act: Decision['act'], member: MemberDetail): void {
  const name = nameOf(member);
  if (act === 'block' || act === 'unblock') return toast(copy[act].done(name), { tone: 'success' });
  const text = isReported(member) ? withSms(copy[act].done(name)) : copy[act].doneQuietly(name);
  return toast(text, { tone: 'success' });
}

export interface MemberActions {
  isBusy: boolean;
  /** Each resolves with whether the action was done; an error has been shown by then. */
  approve: (member: MemberDetail) => Promise<boolean>;
  reject: (member: MemberDetail, rejectMsg: string) => Promise<boolean>;
  block: (member: MemberDetail, reason: string) => Promise<boolean>;
  unblock: (member: MemberDetail) => Promise<boolean>;
}

/**
 * An administrator's decisions about a member: asks for confirmation where others are notified, shows the
 * server's result.
 */
export function useMemberActions(): MemberActions {
  const client = useQueryClient();
  const change = useChangeMember();

  const perform = async (wanted: Decision): Promise<boolean> => {
    if (change.isPending) return false;
    try {
      toastDone(wanted.act, await change.mutateAsync(wanted));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === CONFLICT) void refreshMember(client, wanted.id);
      if (!error.isReported) await alert(error.message);
      return false;
    }
  };

  return {
    isBusy: change.isPending,
    approve: async (member) => (await askApprove(member)) && perform({ act: 'approve', id: member._id }),
    reject: (member, rejectMsg) => perform({ act: 'reject', id: member._id, rejectMsg }),
    block: (member, reason) => perform({ act: 'block', id: member._id, reason }),
    unblock: async (member) => (await askUnblock(member)) && perform({ act: 'unblock', id: member._id }),
  };
}
