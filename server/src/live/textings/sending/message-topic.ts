const PREFIX = 'TEXTING ';

/** The subject matter of a text's messages. */
export const topicOf = (textingId: string): string => `${PREFIX}${textingId}`;

/** The text that messages are about; undefined for other messages. */
export const textingOf = (topic: string): string | undefined =>
  topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined;
