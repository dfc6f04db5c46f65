import { useNavigate } from 'react-router';
import type { JoinDialogProps } from '#lib/auth-dialogs.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { copy } from './copy.ts';

/** The sign-up sheet (§2). */
export function JoinDialog({ onClose }: JoinDialogProps) {
  const navigate = useNavigate();
  void navigate;
  return (
    <Sheet side="centre" size="wide" title={copy.title} onClose={onClose}>
      <p>{copy.chooseType}</p>
    </Sheet>
  );
}
