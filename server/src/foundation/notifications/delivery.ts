import { inArray } from 'drizzle-orm';
import type { Locale } from '@ieum/contract/common/text.ts';
import { users } from '#account/users/tables.ts';
import { findWishes, queueMessage, type Wish } from '#foundation/messages/public.ts';
import type { Work } from '#kit/context.ts';
import type { Delivery, FindDefinition, Notification } from './define.ts';
import type { InboxItemRow } from './tables.ts';
import { emailOf, smsOf } from './text.ts';

export interface DeliveryDeps {
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
  findDefinition: FindDefinition;
}

interface NewItems {
  items: readonly InboxItemRow[];
  notifications: readonly Notification[];
}

/** Queues new items as e-mail and SMS, as each kind is delivered and each reader chose. */
export async function deliver(work: Work, deps: DeliveryDeps, { items, notifications }: NewItems) {
  for (const kind of new Set(items.map((item) => item.kind))) {
    const { delivery } = deps.findDefinition(kind);
    const ofKind = items.filter((item) => item.kind === kind);
    if (delivery !== 'NEVER') await deliverKind(work, deps, { items: ofKind, notifications, delivery });
  }
}

type DeliveringKind = NewItems & { delivery: Exclude<Delivery, 'NEVER'> };

async function deliverKind(
  work: Work,
  deps: DeliveryDeps,
  { items, notifications, delivery }: DeliveringKind,
) {
  const userIds = items.map(({ userId }) => userId);
  const wishOf = await wishesOf(work, userIds, delivery);
  const localeOf = await findLocales(work, userIds);
  for (const item of items) {
    const { userId } = item;
    const notification = notifications.find((one) => one.userId === userId && one.key === item.key);
    const { isEmailOn, isSmsOn } = wishOf(userId, notification?.channel);
    const locale = localeOf(userId);
    const about = item.aboutUserId && { aboutUserId: item.aboutUserId };
    const common = { userId, ...about, topic: item.id, ...delayOf(item, work.now) };
    const phone = notification?.phone;
    const outgoing = { ...deps, item };
    if (isEmailOn) await queueMessage(work, { ...common, channel: 'EMAIL', mail: emailOf(outgoing, locale) });
    if (isSmsOn) {
      const body = smsOf(outgoing, locale);
      const template = templateOf(item, { body, locale });
      await queueMessage(work, { ...common, ...(phone && { to: phone }), channel: 'SMS', body, template });
    }
  }
}

/** Templates of 알림톡 are approved in Korean; `text` is the whole text of the SMS. */
const templateOf = ({ kind, params }: InboxItemRow, { body, locale }: { body: string; locale: Locale }) =>
  locale === 'ko'
    ? {
        kind,
        variables: {
          ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
          text: body,
        },
      }
    : undefined;

const delayOf = ({ createdAt }: InboxItemRow, now: Date) => (createdAt > now ? { notBefore: createdAt } : {});

type WishOf = (userId: string, channel: Notification['channel']) => Wish;

async function wishesOf(
  { db }: Work,
  userIds: readonly string[],
  delivery: DeliveringKind['delivery'],
): Promise<WishOf> {
  if (delivery === 'CHOSEN')
    return (_userId, channel) => ({ isEmailOn: channel === 'EMAIL', isSmsOn: channel === 'SMS' });
  if (delivery === 'ALWAYS') return () => ({ isEmailOn: true, isSmsOn: true });
  if (delivery === 'EMAIL_ALWAYS') return () => ({ isEmailOn: true, isSmsOn: false });
  return findWishes(db, userIds, delivery);
}

async function findLocales({ db }: Work, userIds: readonly string[]): Promise<(userId: string) => Locale> {
  const rows = await db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const locales = new Map(rows.map(({ id, locale }) => [id, locale]));
  return (userId) => locales.get(userId) ?? 'ko';
}
