import type { SecondFactor } from '@ieum/contract/account/second-factors/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import type { SecondFactorRow } from '#account/auth/tables.ts';

/** Row → wire. One that is not confirmed yet is off. */
export const presentFactor = (
  row: SecondFactorRow | undefined,
  { isRequired, codesLeft }: { isRequired: boolean; codesLeft: number },
): SecondFactor => ({
  isOn: row?.confirmedAt instanceof Date,
  isRequired,
  confirmedAt: toIso(row?.confirmedAt),
  codesLeft,
});
