import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast/toasts.ts';
import { useBusy } from '#ui/button/use-busy.ts';

interface AuditedExport {
  /** Fetches the sheet; the server writes down who did and why. */
  keep: (reason: string) => Promise<void>;
  /** Said once it is kept. */
  done: string;
  onKept: () => void;
}

/** Takes a sheet away for a reason, which then stands in the audit log. */
export function useAuditedExport({ keep, done, onKept }: AuditedExport) {
  const client = useQueryClient();
  const { run } = useBusy();
  const take = async (reason: string) => {
    if (!(await run(() => keep(reason)))) return;
    onKept();
    toast(done, { tone: 'success' });
    await client.invalidateQueries({ queryKey: ['audit'] });
  };
  return { take };
}
