const PREFIX = 'TEXTING ';

/** The topic of the messages to the addressees of a text message. */
export const topicOf = (textingId: string): string => `${PREFIX}${textingId}`;

/** The text message to whose addressees messages are; undefined for other messages. */
export const textingOf = (topic: string): string | undefined =>
  topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined;
