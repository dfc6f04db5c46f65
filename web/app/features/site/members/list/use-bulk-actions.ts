import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { alert, confirm } from '#ui/alert/alert.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useBusy } from '#ui/button/use-busy.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { decideAll, refreshMembers, type Decision } from '../data.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { withSms } from '../page/sms-notice.ts';

const hasDocument = ({ company }: Member) => company !== null && company.registrationType !== null;

async function askApprove(all: readonly Member[], ready: readonly Member[]): Promise<boolean> {
  if (ready.length === 0) {
    await alert(copy.approve.noDocument);
    return false;
  }
  const left = all.length - ready.length;
  const { title, body, bodyWithout } = copy.approve;
  return confirm({
    title: title(ready.length),
    body: left > 0 ? `${bodyWithout(left)} ${body}` : body,
    confirmLabel: detailCopy.approve.act,
  });
}

/** Decides about several waiting companies: those without their document are never approved together. */
export function useBulkActions(companies: readonly Member[], onDone: () => void) {
  const client = useQueryClient();
  const { isBusy, run } = useBusy();

  const decide = async (decisions: readonly Decision[], reportDone: (count: number) => string) => {
    await run(async () => {
      const done = await decideAll(decisions);
      const left = decisions.length - done;
      if (left > 0) toast(copy.partly(decisions.length, done, left));
      else toast(withSms(reportDone(done)), { tone: 'success' });
      onDone();
    });
    await refreshMembers(client);
  };

  return {
    isBusy,
    approve: async () => {
      const ready = companies.filter(hasDocument);
      if (!(await askApprove(companies, ready))) return;
      await decide(
        ready.map(({ _id: id }) => ({ act: 'approve', id })),
        copy.approve.done,
      );
    },
    reject: (rejectMsg: string) =>
      decide(
        companies.map(({ _id: id }) => ({ act: 'reject', id, rejectMsg })),
        copy.reject.done,
      ),
  };
}
