import { defineTexts, type KeyedText, type Text } from '../../common/text.ts';

const kinds = new Set<string>();

/** Defines a module's kinds of notification by their titles, which are also the subjects of their e-mails. */
export function defineNotificationTitles<const T extends Record<string, Text>>(
  module: string,
  titles: T,
): { [K in keyof T]: KeyedText } {
  for (const kind of Object.keys(titles)) kinds.add(kind);
  return defineTexts(module, titles);
}

/** The kinds of the modules that are imported, by name. */
export const listNotificationKinds = (): string[] => [...kinds].toSorted();
