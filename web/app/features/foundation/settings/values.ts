import type { SettingDraft, WholeSetting } from './data.ts';
import type { SettingValues } from './rules.ts';

/** The form of the settings. */
export const valuesOf = ({ security, business }: WholeSetting): SettingValues => ({ security, business });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only changed fields. */
export const draftOf = ({ security, business }: SettingValues, before: SettingValues): SettingDraft => ({
  ...(!isSame(security, before.security) && { security }),
  ...(!isSame(business, before.business) && { business }),
});
