import { useRights } from '#lib/session/rights.ts';
import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import IconCheck from '~icons/tabler/check';
import IconDownload from '~icons/tabler/download';
import IconMail from '~icons/tabler/mail';
import IconX from '~icons/tabler/x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionBar } from '#ui/grid/tools/action-bar.tsx';
import { BulkSheet } from '#ui/list-page/bulk-sheet.tsx';
import { bulkCopy as copy } from './bulk-copy.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { ExportSheet } from './export-sheet.tsx';
import { useMemberParams } from './member-views.ts';
import { isWaiting, nameOf } from './member-state.ts';
import { RejectionSheet } from './rejection-sheet.tsx';
import { useApproval } from './use-bulk-actions.ts';

/** The address at which a message to these members is written. */
export const composeFor = (ids: readonly string[]): string => `/console/messages/create?to=${ids.join(',')}`;

type OpenSheet = 'none' | 'approve' | 'reject' | 'export';

const Decisions = ({ onOpen }: { onOpen: (open: OpenSheet) => void }) => (
  <>
    <button type="button" onClick={() => onOpen('approve')}>
      <IconCheck size={17} aria-hidden />
      {detailCopy.approve.act}
    </button>
    <button type="button" onClick={() => onOpen('reject')}>
      <IconX size={17} aria-hidden />
      {detailCopy.reject.act}
    </button>
  </>
);

/** The actions on the selected members. */
export function BulkBar({ members, clear }: { members: readonly Member[]; clear: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenSheet>('none');
  const close = () => setOpen('none');
  const approval = useApproval(members);
  const ids = members.map(({ _id }) => _id);
  const isQueue = members.length > 0 && members.every(isWaiting);
  const label = isQueue ? copy.companies : copy.people;
  const { may } = useRights();
  const { sort } = useMemberParams();
  return (
    <>
      <ActionBar count={members.length} countLabel={label(members.length)} onClear={clear}>
        {isQueue && may('members.write') && <Decisions onOpen={setOpen} />}
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
      {open === 'approve' && (
        <BulkSheet action={approval} rows={members} nameOf={nameOf} onClose={close} onDone={clear} />
      )}
      {open === 'reject' && <RejectionSheet companies={members} onClose={close} onDone={clear} />}
      {open === 'export' && (
        <ExportSheet listParams={{ _user: ids.join(','), sort, page: 1 }} onClose={close} />
      )}
    </>
  );
}
