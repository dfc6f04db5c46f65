import { sql } from 'drizzle-orm';
import type { CalendarSource } from '#foundation/publishing/public.ts';
import { termsVersions } from './tables.ts';
import { effectiveAt } from './versions.ts';

/** Each wording of terms from the moment at which it is in force until the next one is. */
export const termsCalendar: CalendarSource = {
  kind: 'terms',
  rows: sql`select ${termsVersions.termsId} as id, ${termsVersions.subject} as subject,
      ${effectiveAt} as starts_at,
      lead(${effectiveAt}) over (
        partition by ${termsVersions.termsId} order by ${effectiveAt}, ${termsVersions.version}
      ) as ends_at
    from ${termsVersions}`,
};
