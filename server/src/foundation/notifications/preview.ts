import type { Locale } from '@ieum/contract/common/text.ts';
import { toIso } from '#kit/dates.ts';
import { bodyOf } from '#foundation/messages/public.ts';
import type { FindDefinition, Notification } from './define.ts';
import { emailOf, notificationText, smsOf } from './text.ts';

/** A notification as its reader will receive it, shown to its sender beforehand. */
export type Preview = (
  notification: Notification,
  locale: Locale,
  now: Date,
) => {
  text: string;
  /** When it is sent, ISO 8601; null for at once. */
  at: string | null;
};

interface Deps {
  publicUrl: string;
  findDefinition: FindDefinition;
  quietUntil: (now: Date) => Date | undefined;
}

/** Previews notifications of a kind that is delivered by a chosen channel. */
export function createPreview({ publicUrl, findDefinition, quietUntil }: Deps): Preview {
  return (notification, locale, now) => {
    const at = findDefinition(notification.kind).isImmediate ? undefined : quietUntil(now);
    return {
      text: textOf({ publicUrl, findDefinition }, notification, locale),
      at: toIso(at),
    };
  };
}

function textOf(
  deps: Pick<Deps, 'publicUrl' | 'findDefinition'>,
  notification: Notification,
  locale: Locale,
): string {
  const outgoing = { ...deps, item: notification };
  if (notification.channel === 'SMS') return smsOf(outgoing, locale);
  if (notification.channel === 'EMAIL') {
    const { subject, content } = emailOf(outgoing, locale);
    return `${subject}\n\n${bodyOf(content)}`;
  }
  const { title, text } = notificationText(deps.findDefinition, notification, locale);
  return `${title}\n${text}`;
}
