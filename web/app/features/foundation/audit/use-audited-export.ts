import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast/toasts.ts';
import { useBusy } from '#ui/button/use-busy.ts';

interface AuditedExport {
  /** Fetches the workbook; the server records who did and why. */
  download: (reason: string) => Promise<void>;
  /** Shown once it is saved. */
  done: string;
  onRecorded: () => void;
}

/** Exports a workbook for a reason, which the audit log records. */
export function useAuditedExport({ download, done, onRecorded }: AuditedExport) {
  const client = useQueryClient();
  const { run } = useBusy();
  const take = async (reason: string) => {
    if (!(await run(() => download(reason)))) return;
    onRecorded();
    toast(done, { tone: 'success' });
    await client.invalidateQueries({ queryKey: ['audit'] });
  };
  return { take };
}
