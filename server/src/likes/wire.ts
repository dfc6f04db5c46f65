import type { Like, LikeDraft } from '@ieum/contract/likes.ts';
import { LikeType } from '@ieum/contract/likes.enums.ts';
import { findCompanyCards, presentCompanyCard } from '#companies/public.ts';
import { findPublicCards, presentCard } from '#recruitments/public.ts';
import type { Actor, ContextOf } from '#kit/context.ts';
import type { Target } from './like.ts';
import type { LikeRow } from './tables.ts';
import type { z } from 'zod';

/** What a draft points at. */
export const targetOf = ({ type, _recruitment, _company }: z.output<typeof LikeDraft>): Target =>
  type === LikeType.Recruitment
    ? { recruitmentId: _recruitment ?? null, companyId: null }
    : { recruitmentId: null, companyId: _company ?? null };

/** Rows → likes with the cards of what they are about, as far as everybody may still see it. */
export async function presentLikes(
  ctx: Pick<ContextOf<Actor>, 'db' | 'now' | 'caller'>,
  rows: readonly LikeRow[],
): Promise<Like[]> {
  const likedBy = new Map(rows.map(({ id, recruitmentId }) => [recruitmentId ?? '', id]));
  const reading = { now: ctx.now, locale: ctx.caller.locale, likes: likedBy };
  const cards = await findPublicCards(ctx.db, idsOf(rows, 'recruitmentId'));
  const companies = await findCompanyCards(ctx.db, idsOf(rows, 'companyId'));
  const recruitmentById = new Map(cards.map((card) => [card.id, presentCard(card, reading)]));
  const companyById = new Map(companies.map((card) => [card.id, presentCompanyCard(card)]));
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    _recruitment: row.recruitmentId,
    _company: row.companyId,
    recruitment: recruitmentById.get(row.recruitmentId ?? '') ?? null,
    company: companyById.get(row.companyId ?? '') ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

const idsOf = (rows: readonly LikeRow[], column: 'recruitmentId' | 'companyId') =>
  rows.map((row) => row[column]).filter((id) => id !== null);
