import { isOpenDraft } from '@ieum/contract/hiring/applications/open-draft.ts';
import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { openedTexts, progressTexts as m } from '@ieum/contract/hiring/applications/progress-texts.ts';
import type { ApplicationStatus } from '@ieum/contract/hiring/applications/enums.ts';
import type { OwnApplicationRow } from '@ieum/contract/hiring/applications/schemas.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { listOwn } from '../queries.ts';
import { presentOwnRow } from '../wire.ts';

/** One application in words, as its applicant may know it. */
interface DescribedApplication {
  subject: string;
  company: string;
  state: string;
  /** Whether the company has opened it; undefined where the state says so or it no longer matters. */
  opened: string | undefined;
}

interface OfPerson {
  personId: string;
  locale: Locale;
  now: Date;
  max: number;
}

/** A person's drafts that can still be sent, in words, the last changed first. */
export async function describeOpenDrafts(db: Db, { personId, locale, now, max }: OfPerson) {
  const { rows } = await listOwn(db, personId, { limit: max, skip: 0, group: 'WRITING' });
  const state = `${sayIn(locale, ownListTexts.draft.text)} · ${sayIn(locale, ownListTexts.finishDraft.text)}`;
  return rows
    .map((row) => presentOwnRow(row, now))
    .filter(isOpenDraft)
    .map(({ recruitment, company }) => ({ subject: recruitment.subject, company: company.name, state }));
}

const SUBMITTED: readonly ApplicationStatus[] = ['IS_APPLIED', 'ON_RECRUIT', 'IS_REVOKED'];

/** A person's latest applications in words, without drafts, and how many there are. */
export async function describeOwnApplications(
  db: Db,
  { personId, locale, now, max }: OfPerson,
): Promise<{ applications: DescribedApplication[]; count: number }> {
  const { rows, count } = await listOwn(db, personId, { limit: max, skip: 0, status: SUBMITTED });
  const applications = rows.map((row) => {
    const shown = presentOwnRow(row, now);
    return {
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
