import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useBusy } from '#ui/button/use-busy.ts';
import type { BulkAction } from '#ui/list-page/bulk-action.ts';
import { runEach, type Outcome } from '#ui/list-page/run-each.ts';
import { toast } from '#ui/toast/toasts.ts';
import { bulkCopy as copy } from './bulk-copy.ts';
import { decideOne, refreshMembers } from '../data.ts';
import { detailCopy } from '../page/detail-copy.ts';
import { withSms } from '../page/sms-notice.ts';
import { nameOf } from './member-state.ts';

const hasDocument = ({ company }: Member) => company !== null && company.registrationType !== null;

function aboutApproval(companies: readonly Member[]): string {
  const left = companies.filter((company) => !hasDocument(company)).length;
  const { body, bodyWithout, noDocument } = copy.approve;
  if (left === companies.length) return noDocument;
  return left > 0 ? `${bodyWithout(left)} ${body}` : body;
}

/** The approval of several waiting companies: those without their document are never approved together. */
export function useApproval(companies: readonly Member[]): BulkAction<Member> {
  const client = useQueryClient();
  return {
    key: 'approve',
    label: detailCopy.approve.act,
    about: aboutApproval(companies),
    done: (count) => withSms(copy.approve.done(count)),
    changes: hasDocument,
    run: ({ _id: id }) => decideOne({ act: 'approve', id }),
    onDone: async () => {
      await refreshMembers(client);
    },
  };
}

/** Rejects several waiting companies with one reason; resolves with what became of each. */
export function useRejection(companies: readonly Member[]) {
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const reject = async (rejectMsg: string): Promise<Outcome<Member> | undefined> => {
    let outcome: Outcome<Member> | undefined;
    await run(async () => {
      const decide = ({ _id: id }: Member) => decideOne({ act: 'reject', id, rejectMsg });
      outcome = await runEach(decide, companies, nameOf);
    });
    const count = outcome?.changed.length ?? 0;
    if (count > 0) toast(withSms(copy.reject.done(count)), { tone: 'success' });
    await refreshMembers(client);
    return outcome;
  };
  return { isBusy, reject };
}
