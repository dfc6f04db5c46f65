import { lazyPart } from '#lib/document/lazy-part.ts';
import { useRights } from '#lib/session/rights.ts';
import type { MemberDetail } from '@ieum/contract/site/members/endpoints.ts';
import IconHistory from '~icons/tabler/history';
import IconKey from '~icons/tabler/key';
import IconMail from '~icons/tabler/mail';
import IconPencil from '~icons/tabler/pencil';
import IconShieldOff from '~icons/tabler/shield-off';
import IconUserX from '~icons/tabler/user-x';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { copy as factorCopy } from '#features/account/second-factors/copy.ts';
import {
  RemoveFactorSheet,
  useMayRemoveFactor,
} from '#features/account/second-factors/remove-factor-sheet.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { showError } from '#ui/alert/show-error.ts';
import { runAction } from '#ui/action/run-action.ts';
import { ActionMenu, type MenuAction } from '#ui/popup/action-menu.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { accountCopy as copy } from './account-copy.ts';
import { copy as listCopy } from '../copy.ts';
import { useResetPassword, useWithdrawMember } from '../data.ts';
import { DisclosureSheet } from '../page/disclosure.tsx';
import { nameOf } from './member-state.ts';

const MemberEditor = lazyPart(async () => (await import('../form/member-editor.tsx')).MemberEditor);

type Rights = ReturnType<typeof useRights>;
type OpenSheet = 'none' | 'disclosure' | 'editor' | 'factor' | 'withdrawal';

function useReset(member: MemberDetail) {
  const reset = useResetPassword();
  return async () => {
    const { act, title, body, bySms, byMail } = copy.reset;
    if (reset.isPending) return;
    await runAction({
      ask: { title: title(nameOf(member)), body, confirmLabel: act },
      run: () => reset.mutateAsync({ id: member._id }),
      done: ({ sentBy }) => (sentBy === 'EMAIL' ? byMail : bySms),
    });
  };
}

function Withdrawal({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const navigate = useNavigate();
  const withdraw = useWithdrawMember();
  const { title, body, reasons, act, done } = copy.withdraw;
  const close = async (reason: string) => {
    const isDone = await runAction({
      run: () => withdraw.mutateAsync({ id: member._id, reason }),
      done: done(nameOf(member)),
      report: (error) => {
        onClose();
        return showError(error);
      },
    });
    if (isDone) await navigate('/console/users?tab=all');
  };
  return (
    <ReasonSheet
      title={title(nameOf(member))}
      subtitle={body}
      reasons={Object.values(reasons)}
      act={act}
      tone="danger"
      onClose={onClose}
      onGive={close}
    />
  );
}

interface Actions {
  /** Administrators cannot reset or close the account that they are logged in with. */
  isOwn: boolean;
  edit: () => void;
  reset: () => void;
  /** Absent where there is nothing to remove. */
  removeFactor: (() => void) | undefined;
  withdraw: () => void;
}

const messageItemsOf = (member: MemberDetail, may: Rights['may']): MenuAction[] => [
  {
    key: 'message',
    label: listCopy.message,
    icon: <IconMail size={18} aria-hidden />,
    to: `/console/messages/create?to=${member._id}`,
    isDisabled: !may('messages.write'),
  },
  {
    key: 'messages',
    label: listCopy.messages,
    icon: <IconHistory size={18} aria-hidden />,
    to: `/console/messages?user=${member._id}`,
    isDisabled: !may('messages.read'),
  },
];

const accountItemsOf = ({ isOwn, edit, reset, removeFactor, withdraw }: Actions): MenuAction[] => [
  { key: 'edit', label: copy.edit, icon: <IconPencil size={18} aria-hidden />, onChoose: edit },
  {
    key: 'reset',
    label: copy.reset.act,
    icon: <IconKey size={18} aria-hidden />,
    isDisabled: isOwn,
    onChoose: reset,
  },
  ...(removeFactor
    ? [
        {
          key: 'factor',
          label: factorCopy.other.act,
          icon: <IconShieldOff size={18} aria-hidden />,
          onChoose: removeFactor,
        },
      ]
    : []),
  {
    key: 'withdraw',
    label: copy.withdraw.act,
    icon: <IconUserX size={18} aria-hidden />,
    tone: 'danger',
    hasSeparator: true,
    isDisabled: isOwn,
    onChoose: withdraw,
  },
];

/** Further actions on an account: edit it, send a password, close it. */
export function AccountMenu({ member }: { member: MemberDetail }) {
  const session = useSession();
  const { may } = useRights();
  const [open, setOpen] = useState<OpenSheet>('none');
  const reset = useReset(member);
  const isOwn = session.state === 'in' && session.userId === member._id;
  const mayRemoveFactor = useMayRemoveFactor(member._id, member.role !== null && !isOwn);
  if (member.status === 'WITHDRAWN') return null;
  const edit = () => setOpen(member.isWhole ? 'editor' : 'disclosure');
  const close = () => setOpen('none');
  const actions = {
    isOwn,
    edit,
    reset: () => void reset(),
    removeFactor: mayRemoveFactor ? () => setOpen('factor') : undefined,
    withdraw: () => setOpen('withdrawal'),
  };
  return (
    <>
      <ActionMenu
        look="default"
        align="end"
        items={[...messageItemsOf(member, may), ...(may('members.write') ? accountItemsOf(actions) : [])]}
      >
        {copy.more}
      </ActionMenu>
      {open === 'disclosure' && (
        <DisclosureSheet id={member._id} onClose={close} onShown={() => setOpen('editor')} />
      )}
      {open === 'editor' && member.isWhole && (
        <Suspense>
          <MemberEditor member={member} onClose={close} />
        </Suspense>
      )}
      {open === 'factor' && <RemoveFactorSheet id={member._id} name={nameOf(member)} onClose={close} />}
      {open === 'withdrawal' && <Withdrawal member={member} onClose={close} />}
    </>
  );
}
