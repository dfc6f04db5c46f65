import { openedTexts, progressTexts as m } from '@ieum/contract/hiring/applications/progress-texts.ts';
import type { ApplicationStatus } from '@ieum/contract/hiring/applications/enums.ts';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { listOwn } from '../queries.ts';
import { presentOwnRow } from '../wire.ts';

/** One application in words, as its applicant may know it. */
export interface DescribedApplication {
  id: string;
  subject: string;
  company: string;
  state: string;
  /** Whether the company has opened it; undefined where the state says so or it no longer matters. */
  opened: string | undefined;
}

const SUBMITTED: readonly ApplicationStatus[] = ['IS_APPLIED', 'ON_RECRUIT', 'IS_REVOKED'];

/** A person's latest applications in words, without drafts, and how many there are. */
export async function describeOwnApplications(
  db: Db,
  { personId, locale, now, max }: { personId: string; locale: Locale; now: Date; max: number },
): Promise<{ applications: DescribedApplication[]; count: number }> {
  const { rows, count } = await listOwn(db, personId, { limit: max, skip: 0, status: SUBMITTED });
  const applications = rows.map((row) => {
    const shown = presentOwnRow(row, now);
    return {
      id: row.application.id,
      subject: shown.recruitment.subject,
      company: shown.company.name,
      state: sayIn(locale, m[shown.progress ?? 'REVOKED'].text),
      opened: openedOf(shown, locale),
    };
  });
  return { applications, count };
}

function openedOf({ progress, progressAt }: OwnApplicationRow, locale: Locale): string | undefined {
  if (progress === 'APPLIED') return sayIn(locale, openedTexts.no.text);
  const isUnderWay = progress === 'REVIEWING' || progress === 'MEETING';
  return isUnderWay && progressAt.viewed ? sayIn(locale, openedTexts.yes.text) : undefined;
}
