import { DEFAULT_MODEL } from '@ieum/contract/foundation/settings/enums.ts';
import { readSetting } from '#foundation/settings/public.ts';
import type { Db } from '#kit/context.ts';
import { decryptSecret, type Secrets } from '#platform/crypto.ts';
import type { ModelAccount } from '#platform/language-model/language-model.ts';

/** How the stored setting asks the language model. */
export interface Connection {
  account: ModelAccount;
  model: string;
  dailyTokens: number;
  monthlyTokens: number;
}

/** The stored connection; undefined where it is off or has no key. */
export async function readConnection(db: Db, secrets: Secrets): Promise<Connection | undefined> {
  const row = await readSetting(db);
  if (!row.openaiEnabled || !row.openaiKey) return undefined;
  return {
    account: {
      key: decryptSecret(secrets, row.openaiKey),
      organization: row.openaiOrganization,
      project: row.openaiProject,
    },
    model: row.openaiModel ?? DEFAULT_MODEL,
    dailyTokens: row.openaiDailyTokens,
    monthlyTokens: row.openaiMonthlyTokens,
  };
}
