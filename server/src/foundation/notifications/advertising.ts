import {
  advertisingNotificationTexts as texts,
  advertisingNotificationTitles as titles,
} from '@ieum/contract/foundation/messages/notification-texts.ts';
import { listConsentsToConfirm } from '#foundation/messages/public.ts';
import type { Work } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { notificationsWith } from './define.ts';
import { NOTIFIED_AT_ONCE, type Notifier } from './notifier.ts';
import { SETTINGS_LINK } from './text.ts';

/** `date` is a Seoul day `YYYY-MM-DD`. */
type Consent = { date: string };

const define = notificationsWith(titles, texts);
const agreed = define<Consent>('ADVERTISING_AGREED', { delivery: 'NEVER', isImmediate: true });
const optedOut = define<Consent>('ADVERTISING_REFUSED', { delivery: 'NEVER', isImmediate: true });
/** Of the sample in the console. */
const TWO_YEARS_AGO = '2024-11-24';
/** By law (정보통신망법 제50조 제8항) it must also reach members who never log in. */
const confirmed = define<Consent>('ADVERTISING_KEPT', {
  delivery: 'EMAIL_ALWAYS',
  samples: { date: { ko: TWO_YEARS_AGO, en: TWO_YEARS_AGO, cn: TWO_YEARS_AGO } },
});

export const advertisingNotifications = [agreed, optedOut, confirmed];

interface ConsentChange {
  userId: string;
  isAgreed: boolean;
  /** When the member decided, ISO. */
  at: string;
}

/** Notifies a member of what was recorded about advertising (정보통신망법 제50조 제7항). */
export const notifyConsent = (
  work: Work,
  { notify }: Notifier,
  { userId, isAgreed, at }: ConsentChange,
): Promise<void> => {
  const type = isAgreed ? agreed : optedOut;
  const params = { date: seoulDay(new Date(at)) };
  return notify(work, [
    type({ userId, params, link: SETTINGS_LINK, key: `${type.kind} ${at}`, aboutUserId: null }),
  ]);
};

/** Reminds members every two years that they agreed to advertising, and how to stop it (제50조 제8항). */
export async function confirmConsents(work: JobWork, { notify }: Notifier): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const part = await listConsentsToConfirm(work, { after: last, limit: NOTIFIED_AT_ONCE });
    const notifications = part.confirmations.map(({ userId, agreedAt, round }) =>
      confirmed({
        userId,
        params: { date: seoulDay(agreedAt) },
        link: SETTINGS_LINK,
        key: `ADVERTISING_KEPT ${agreedAt.getTime()} ${round}`,
        aboutUserId: null,
      }),
    );
    await work.transact((tx) => notify(tx, notifications));
    last = part.last;
    if (last === undefined) return;
  }
}
