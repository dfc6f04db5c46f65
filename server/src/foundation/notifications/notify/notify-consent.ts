import type { Work } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { listConsentsToConfirm } from '#foundation/messages/public.ts';
import { notify, type NotifyDeps } from './notify.ts';
import { SETTINGS_LINK } from '../text.ts';

interface Consent {
  userId: string;
  isAgreed: boolean;
  /** When it was said, ISO. */
  at: string;
}

/** Tells what was noted of a word about advertising (정보통신망법 제50조 제7항). */
export const notifyConsent = (
  work: Work,
  deps: NotifyDeps,
  { userId, isAgreed, at }: Consent,
): Promise<void> => {
  const kind = isAgreed ? 'ADVERTISING_AGREED' : 'ADVERTISING_REFUSED';
  const params = { date: seoulDay(new Date(at)) };
  return notify(work, deps, [
    { userId, kind, params, link: SETTINGS_LINK, key: `${kind} ${at}`, aboutUserId: null },
  ]);
};

const AT_ONCE = 200;

/** Every two years those who get advertising are told that they agreed to it, and how to stop (제50조 제8항). */
export async function confirmConsents(work: JobWork, deps: NotifyDeps): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const part = await listConsentsToConfirm(work, { after: last, limit: AT_ONCE });
    const notifications = part.confirmations.map(({ userId, agreedAt, round }) => ({
      userId,
      kind: 'ADVERTISING_KEPT' as const,
      params: { date: seoulDay(agreedAt) },
      link: SETTINGS_LINK,
      key: `ADVERTISING_KEPT ${agreedAt.getTime()} ${round}`,
      aboutUserId: null,
    }));
    await work.transact((tx) => notify(tx, deps, notifications));
    last = part.last;
    if (last === undefined) return;
  }
}
