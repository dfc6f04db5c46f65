import type { Setting } from '@ieum/contract/foundation/settings/endpoints.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { readSetting } from './queries.ts';
import { presentSetting } from './wire.ts';

/** The notices that the chat shows first, in a reader's language. */
export async function readChatAlerts(db: Db, locale: Locale): Promise<Setting['chatPromptAlerts']> {
  return presentSetting(await readSetting(db), locale).chatPromptAlerts;
}
