import { useRights } from '#lib/session/rights.ts';
import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconCheck from '~icons/tabler/check';
import IconDownload from '~icons/tabler/download';
import IconMail from '~icons/tabler/mail';
import IconX from '~icons/tabler/x';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '#ui/grid/tools/action-bar.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { bulkCopy as copy } from './bulk-copy.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { ExportSheet } from './export-sheet.tsx';
import { RejectForm } from '../page/reject-form.tsx';
import { isWaiting } from './member-state.ts';
import { useBulkActions } from './use-bulk-actions.ts';

/** The address at which a message to these members is written. */
export const composeFor = (ids: readonly string[]): string => `/console/messages/create?to=${ids.join(',')}`;

type Open = 'none' | 'reject' | 'export';

type BulkActions = ReturnType<typeof useBulkActions>;

const Decisions = ({ actions, onReject }: { actions: BulkActions; onReject: () => void }) => (
  <>
    <button type="button" disabled={actions.isBusy} onClick={() => void actions.approve()}>
      <IconCheck size={17} aria-hidden />
      {detailCopy.approve.act}
    </button>
    <button type="button" disabled={actions.isBusy} onClick={onReject}>
      <IconX size={17} aria-hidden />
      {detailCopy.reject.act}
    </button>
  </>
);

interface RejectionProps {
  count: number;
  actions: BulkActions;
  onClose: () => void;
}

function Rejection({ count, actions, onClose }: RejectionProps) {
  const guard = useRef(async () => true);
  const reject = async (reason: string) => {
    await actions.reject(reason);
    onClose();
  };
  return (
    <Sheet
      title={copy.reject.title(count)}
      subtitle={copy.reject.subtitle}
      side="centre"
      onClose={onClose}
      mayClose={() => guard.current()}
    >
      <RejectForm
        about="many"
        isBusy={actions.isBusy}
        onGuard={(mayClose) => {
          guard.current = mayClose;
        }}
        onCancel={onClose}
        onReject={reject}
      />
    </Sheet>
  );
}

/** The actions on the selected members. */
export function BulkBar({ members, clear }: { members: readonly Member[]; clear: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const actions = useBulkActions(members, clear);
  const ids = members.map(({ _id }) => _id);
  const isQueue = members.length > 0 && members.every(isWaiting);
  const label = isQueue ? copy.companies : copy.people;
  const { may } = useRights();
  return (
    <>
      <ActionBar count={members.length} countLabel={label(members.length)} onClear={clear}>
        {isQueue && may('members.write') && (
          <Decisions actions={actions} onReject={() => setOpen('reject')} />
        )}
        {may('messages.write') && (
          <button type="button" onClick={() => void navigate(composeFor(ids))}>
            <IconMail size={17} aria-hidden />
            {copy.message}
          </button>
        )}
        {may('members.disclose') && (
          <button type="button" onClick={() => setOpen('export')}>
            <IconDownload size={17} aria-hidden />
            {copy.excel.act}
          </button>
        )}
      </ActionBar>
      {open === 'reject' && isQueue && <Rejection count={members.length} actions={actions} onClose={close} />}
      {open === 'export' && <ExportSheet listParams={{ _user: ids.join(','), page: 1 }} onClose={close} />}
    </>
  );
}
