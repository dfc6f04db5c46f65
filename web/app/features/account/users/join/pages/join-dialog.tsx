import type { JoinDialogProps } from '#lib/session/auth-dialogs.tsx';
import { Queries } from '#lib/api/queries.tsx';
import { PersistentDialog } from '#ui/layer/persistent-dialog.tsx';
import { JoinFlow } from './join-flow.tsx';
import { JOIN_TITLE_ID } from './join-frame.tsx';

/** The sign-up as a sheet over the whole page; each opening starts again. */
export function JoinDialog({ request, onClose, onLogin }: JoinDialogProps) {
  return (
    <Queries>
      <PersistentDialog labelledBy={JOIN_TITLE_ID}>
        <JoinFlow isLayer userType={request.userType} onLeave={onClose} onLogin={onLogin} />
      </PersistentDialog>
    </Queries>
  );
}
