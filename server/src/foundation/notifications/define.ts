import type { MessageChannel, MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import type { KeyedText, Text } from '@ieum/contract/common/text.ts';

/** The values for the placeholders of a notification's texts. */
export type NotificationParams = Record<string, string | number>;

/**
 * How a kind is sent beside the inbox: as the reader chose for its group, by the `channel` that the reader
 * chose for this one, always (e-mail and SMS), by e-mail always, or never.
 */
export type Delivery = MessageGroup | 'CHOSEN' | 'ALWAYS' | 'EMAIL_ALWAYS' | 'NEVER';

/** A notification for one member; a second one with the same key changes nothing. */
export interface Notification {
  kind: string;
  userId: string;
  params: NotificationParams;
  /** A path of this product. */
  link: string;
  key: string;
  /** A member whom the text names, beside the reader. */
  aboutUserId: string | null;
  /** The number for its SMS, if it is not the account's own phone. */
  phone?: string;
  /** The channel of a kind that is delivered as `CHOSEN`; null for the inbox only. */
  channel?: MessageChannel | null;
}

/** A kind of notification: its texts and how it is delivered. */
export interface NotificationDefinition {
  kind: string;
  /** Its title, also the subject of its e-mail. */
  title: KeyedText;
  /** The text below the title. */
  text: KeyedText;
  /** The text to use where `count` is more than one. */
  manyText?: KeyedText;
  delivery: Delivery;
  /** It responds to an action of its reader, who expects it: it does not wait for the morning. */
  isImmediate?: boolean;
  /** Its reader cannot log in: messages have no link. */
  hasNoLink?: boolean;
  /** Its reader asked for it on the page of its link, and ends it there. */
  isSubscribed?: boolean;
  /** Values of its sample in the console, where those of the other kinds do not fit. */
  samples?: Readonly<Record<string, Text>>;
}

/** A kind of notification: called with its facts, it creates one for `notify`. */
export interface NotificationType<P extends object = NotificationParams> extends NotificationDefinition {
  (facts: Omit<Notification, 'kind' | 'params'> & { params: P }): Notification;
}

type Options = Pick<
  NotificationDefinition,
  'manyText' | 'delivery' | 'isImmediate' | 'hasNoLink' | 'isSubscribed' | 'samples'
>;

/**
 * Returns a function that defines a module's kinds of notifications, with their texts and how each is
 * delivered.
 */
export const notificationsWith =
  <K extends string>(titles: Record<K, KeyedText>, texts: Record<NoInfer<K>, KeyedText>) =>
  <P extends NotificationParams>(kind: K, options: Options): NotificationType<P> => {
    const make = (facts: Omit<Notification, 'kind' | 'params'> & { params: P }): Notification => ({
      ...facts,
      kind,
    });
    return Object.assign(make, { kind, title: titles[kind], text: texts[kind], ...options });
  };

/** Finds a kind's definition; throws where no module defines it. */
export type FindDefinition = (kind: string) => NotificationDefinition;

/** Finds definitions in lists that may still grow while the modules are registered. */
export function definitionFinder(definitions: () => readonly NotificationDefinition[]): FindDefinition {
  let byKind: ReadonlyMap<string, NotificationDefinition> | undefined;
  return (kind) => {
    byKind ??= new Map(definitions().map((definition) => [definition.kind, definition]));
    const definition = byKind.get(kind);
    if (!definition) throw new Error(`no module defines notifications of kind ${kind}`);
    return definition;
  };
}
