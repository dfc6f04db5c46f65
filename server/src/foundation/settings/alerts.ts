import { locales, sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { settingTexts as m } from '@ieum/contract/foundation/settings/texts.ts';
import { idOf, newId } from '#kit/db/ids.ts';
import type { Prompt, SettingRow } from './tables.ts';

/** A notice of the chat. */
export interface Alert extends Prompt {
  id: string;
  version: number;
}

const KIND = 'chat alert';
const defaults = [
  { id: idOf(KIND, 'greeting'), text: m.greeting.text, value: m.greetingText.text },
  { id: idOf(KIND, 'service'), text: m.service.text, value: m.serviceText.text },
];
type Default = (typeof defaults)[number];

const inLocale = ({ text, value }: Default, locale: Locale): Prompt => ({
  text: sayIn(locale, text),
  value: sayIn(locale, value),
});
const isSame = (one: Prompt, other: Prompt): boolean => one.text === other.text && one.value === other.value;

type Stored = Pick<SettingRow, 'chatPromptAlerts'>;

/** The notices as they are stored; one from before notices had ids gets the same id at every reading. */
export function storedAlerts({ chatPromptAlerts }: Stored): Alert[] {
  if (!chatPromptAlerts)
    return defaults.map((entry) => ({ id: entry.id, version: 0, ...inLocale(entry, 'ko') }));
  return chatPromptAlerts.map(({ id, version = 0, text, value }, index) => ({
    id: id ?? idOf(KIND, String(index), text, value),
    version,
    text,
    value,
  }));
}

/** The notice in the reader's language where it is a default that nobody has changed. */
function inReadersLanguage(alert: Alert, locale: Locale): Alert {
  const found = defaults.find(({ id }) => id === alert.id);
  const isUnchanged = found && locales.some((one) => isSame(alert, inLocale(found, one)));
  return isUnchanged ? { ...alert, ...inLocale(found, locale) } : alert;
}

/** The notices that the chat shows first, in their order. */
export const alertsOf = (row: Stored, locale: Locale): Alert[] =>
  storedAlerts(row).map((alert) => inReadersLanguage(alert, locale));

interface Draft extends Prompt {
  /** The notice that it changes; none for a new one. */
  id: string | undefined;
}

/** All notices as somebody wrote them: what is unchanged stays as it is stored, what has no known id is new. */
export function fromAlertDrafts(drafts: readonly Draft[], before: Stored, locale: Locale): Alert[] {
  const left = new Map(storedAlerts(before).map((alert) => [alert.id, alert]));
  return drafts.map(({ id = '', text, value }) => {
    const stored = left.get(id);
    left.delete(id);
    if (!stored) return { id: newId(), version: 0, text, value };
    if (isSame(inReadersLanguage(stored, locale), { text, value })) return stored;
    return { id: stored.id, version: stored.version + 1, text, value };
  });
}
