import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { EmploymentType } from '@ieum/contract/hiring/recruitments/enums.ts';
import type {
  ApplicantCounts,
  Block,
  OwnRecruitment,
  OwnRecruitmentRow,
  Recruitment,
  RecruitmentCard,
  RecruitmentQuestion,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import { publicFileUrl } from '#foundation/files/public.ts';
import { presentHashTags } from '#foundation/hash-tags/public.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { daysLeftOf, toIso } from '#kit/dates.ts';
import { presentExperience, presentForm, presentPeriod, presentWage } from './editing/form-wire.ts';
import { acceptsApplications } from './accepts-applications.ts';
import type { CardRow } from './search/cards.ts';
import type { OwnListRow } from './own-list.ts';
import type { AttachedFile, RecruitmentDetail } from './queries.ts';
import type { Question, RecruitmentRow } from './tables.ts';

/** The time and language of a response, and the caller's bookmarks. */
export interface Reading {
  now: Date;
  locale: Locale;
  /** The caller's bookmarks by recruitment. */
  bookmarkIds: ReadonlyMap<string, string>;
}

const textsOf = (types: readonly EmploymentType[], locale: Locale) =>
  types.map((type) => sayIn(locale, employmentTypeTexts[type].text));

interface CompanyColumns {
  companyId: string;
  companyName: string;
  logoFileId: string | null;
}
const presentCompany = ({ companyId, companyName, logoFileId }: CompanyColumns) =>
  presentCompanyRef({ id: companyId, name: companyName, logoFileId });

const presentBookmark = (recruitmentId: string, { bookmarkIds }: Reading) => {
  const bookmarkId = bookmarkIds.get(recruitmentId);
  return { isLiked: bookmarkId !== undefined, _like: bookmarkId ?? null };
};

const presentCounted = (row: Pick<RecruitmentRow, 'endsAt' | 'isOpenHiring' | 'hits'>, now: Date) => ({
  daysLeft: row.isOpenHiring ? null : daysLeftOf(row.endsAt, now),
  hitCounts: row.hits,
});

/** Row → card. */
export function presentCard(row: CardRow, reading: Reading): RecruitmentCard {
  return {
    _id: row.id,
    _company: row.companyId,
    state: row.state,
    subject: row.subject,
    company: presentCompany(row),
    application: presentPeriod(row),
    employment: {
      types: row.types,
      typesTexts: textsOf(row.types, reading.locale),
      wage: presentWage(row),
      place: { isAbroad: row.isAbroad, address1: row.address1 },
    },
    regions: row.regions,
    qualification: { workExperience: presentExperience(row) },
    ...presentCounted(row, reading.now),
    ...presentBookmark(row.id, reading),
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
  };
}

export const presentQuestions = (questions: readonly Question[]): RecruitmentQuestion[] =>
  questions.map(({ id, ...question }, index) => ({ _id: id, index, ...question }));

type Blockable = Pick<RecruitmentRow, 'blockedAt' | 'blockedReason' | 'blockReply' | 'blockRepliedAt'>;

const presentBlock = ({ blockedAt, blockedReason, blockReply, blockRepliedAt }: Blockable): Block | null =>
  blockedAt && {
    at: blockedAt.toISOString(),
    reason: blockedReason,
    reply: blockReply,
    repliedAt: toIso(blockRepliedAt),
  };

const presentShared = (row: RecruitmentDetail, locale: Locale, now: Date) => ({
  _id: row.id,
  _company: row.companyId,
  state: row.state,
  company: presentCompany(row),
  regions: row.regions,
  questions: presentQuestions(row.questions),
  source: row.sourceName ? { name: row.sourceName, url: row.sourceUrl } : null,
  closedAt: toIso(row.closedAt),
  closedReason: row.closedReason,
  typesTexts: textsOf(row.types, locale),
  ...presentCounted(row, now),
  updatedAt: row.updatedAt.toISOString(),
});

const presentAttachment = ({ id, name, size, mimeType }: AttachedFile): FileRef => ({
  _id: id,
  name,
  size,
  mimeType,
  url: publicFileUrl(id),
});

/** Row → public recruitment: hidden contacts are never included. */
export function presentRecruitment(row: RecruitmentDetail, reading: Reading): Recruitment {
  const form = presentForm(row, row.content);
  const { typesTexts, ...recruitment } = presentShared(row, reading.locale, reading.now);
  return {
    ...form,
    ...recruitment,
    ...presentHashTags(row.hashTags, { isPublic: true }),
    employment: { ...form.employment, typesTexts },
    recruiter: {
      ...form.recruiter,
      phone: row.hidesPhone ? null : row.recruiterPhone,
      email: row.hidesEmail ? null : row.recruiterEmail,
    },
    attachments: row.attachments.map(presentAttachment),
    isOpen: acceptsApplications(row, reading.now),
    ...presentBookmark(row.id, reading),
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
  };
}

interface OwnReading {
  now: Date;
  locale: Locale;
  attachments: FileRef[];
}

/** Row → recruitment as its own company edits it. */
export function presentOwn(row: RecruitmentDetail, { now, locale, attachments }: OwnReading): OwnRecruitment {
  const form = presentForm(row, row.content);
  const { typesTexts, ...recruitment } = presentShared(row, locale, now);
  return {
    ...form,
    ...recruitment,
    ...presentHashTags(row.hashTags, { isPublic: false }),
    employment: { ...form.employment, typesTexts },
    attachments,
    block: presentBlock(row),
    moveNotice: row.moveNotice,
    version: row.version,
    publishedAt: toIso(row.publishedAt),
    createdAt: row.createdAt.toISOString(),
  };
}

const nobody: ApplicantCounts = {
  count: 0,
  unviewedCount: 0,
  latestAppliedAt: null,
  stages: { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 },
};

/** Row → entry of the company's own list. */
export function presentOwnRow(
  row: OwnListRow,
  { now, locale, counts }: { now: Date; locale: Locale; counts: ReadonlyMap<string, ApplicantCounts> },
): OwnRecruitmentRow {
  return {
    _id: row.id,
    state: row.state,
    subject: row.subject,
    application: presentPeriod(row),
    employment: { types: row.types, typesTexts: textsOf(row.types, locale) },
    ...presentCounted(row, now),
    closedReason: row.closedReason,
    block: presentBlock(row),
    applicants: counts.get(row.id) ?? nobody,
    version: row.version,
    publishedAt: toIso(row.publishedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
