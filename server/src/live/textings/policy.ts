import type { Company } from '#kit/context.ts';
import type { TextingRow } from './tables.ts';

/** A company uses its own text messages only. */
export const ownsTexting = (
  actor: Company,
  { texting }: { texting: Pick<TextingRow, 'companyId'> },
): boolean => actor.companyId === texting.companyId;
