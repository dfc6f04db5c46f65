import type { Bookmark, bookmarks } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { targetField, type Like, type targetIds } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import type { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { findCompanyCards, presentCompanyCard } from '#hiring/companies/public.ts';
import { findPublicCards, presentCard } from '#hiring/recruitments/public.ts';
import type { MemberContext } from '#kit/context.ts';
import { readLimit, readSort } from '#kit/db/pagination.ts';
import { findApplications, findPersons, type KnownApplication } from './visible-applicants.ts';
import type { Target } from './add.ts';
import type { BookmarkPage } from './queries.ts';
import type { BookmarkRow } from './tables.ts';

type ReadContext = Pick<MemberContext, 'db' | 'now' | 'caller' | 'actor'>;
type Targeted = { type: BookmarkType } & { [Name in keyof typeof targetIds]?: string | null | undefined };

/** The target of a draft; the schema has checked that the id is there. */
export const targetOf = (draft: Targeted): Target => ({
  type: draft.type,
  id: draft[targetField[draft.type]] ?? '',
});

type ListInput = Pick<Input<typeof bookmarks.list>, 'query' | 'headers'>;

/**
 * The requested bookmarks: all or those of the given targets, the newest first unless the `sort`
 * header says otherwise.
 */
export function fromQuery(
  query: Omit<ListInput['query'], '_person' | '_application'> & Partial<ListInput['query']>,
  headers: ListInput['headers'],
): BookmarkPage {
  const { _recruitment, _company, _person, _application, ...part } = query;
  const [order] = readSort(['createdAt'], headers.sort);
  return {
    ...part,
    recruitmentIds: _recruitment,
    companyIds: _company,
    personIds: _person,
    applicationIds: _application,
    direction: order?.direction ?? -1,
    limit: readLimit(query.limit, headers.limit),
  };
}

/** Rows → a member's bookmarks (on the wire: likes) with the cards of their targets, as far as these are still public. */
export async function presentLikes(ctx: ReadContext, rows: readonly BookmarkRow[]): Promise<Like[]> {
  const bookmarkedBy = new Map(rows.map(({ id, recruitmentId }) => [recruitmentId ?? '', id]));
  const reading = { now: ctx.now, locale: ctx.caller.locale, bookmarkIds: bookmarkedBy };
  const cards = await findPublicCards(ctx.db, idsOf(rows, 'recruitmentId'));
  const companies = await findCompanyCards(ctx.db, idsOf(rows, 'companyId'));
  const recruitmentById = new Map(cards.map((card) => [card.id, presentCard(card, reading)]));
  const companyById = new Map(companies.map((card) => [card.id, presentCompanyCard(card)]));
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    _recruitment: row.recruitmentId,
    _company: row.companyId,
    _person: row.personId,
    _application: row.applicationId,
    recruitment: recruitmentById.get(row.recruitmentId ?? '') ?? null,
    company: companyById.get(row.companyId ?? '') ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Rows → bookmarks with their memo, and of people and applications what the company may see. */
export async function presentBookmarks(ctx: ReadContext, rows: readonly BookmarkRow[]): Promise<Bookmark[]> {
  const bookmarks = await presentLikes(ctx, rows);
  const persons = await findPersons(ctx.db, ctx.actor, idsOf(rows, 'personId'));
  const applications = await findApplications(ctx.db, ctx.actor, idsOf(rows, 'applicationId'));
  const applicationById = new Map(applications.map((row) => [row.id, row]));
  return bookmarks.map((bookmark, i) => ({
    ...bookmark,
    person: presentPerson(bookmark._person, persons),
    application: presentApplication(applicationById.get(bookmark._application ?? '')),
    memo: rows[i]?.memo ?? '',
  }));
}

function presentPerson(id: string | null, names: ReadonlyMap<string, string>): Bookmark['person'] {
  const name = names.get(id ?? '');
  return id === null || name === undefined ? null : { _id: id, name };
}

const presentApplication = (row: KnownApplication | undefined): Bookmark['application'] =>
  row
    ? {
        _id: row.id,
        _recruitment: row.recruitmentId,
        name: row.name,
        subject: row.subject,
        status: row.status,
        // Of a revoked application the company keeps the name only.
        stage: row.status === 'IS_REVOKED' ? null : row.stage,
      }
    : null;

const idsOf = (
  rows: readonly BookmarkRow[],
  column: 'recruitmentId' | 'companyId' | 'personId' | 'applicationId',
) => rows.map((row) => row[column]).filter((id) => id !== null);
