import { createHash } from 'node:crypto';
import { Id } from '@ieum/contract/common/schemas.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { notFound, tooMany } from '#kit/errors.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { isPublic } from '#hiring/recruitments/public.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { periodText, placeText, factColumns, typesText } from '../recruitment-facts.ts';
import type { PictureFacts } from './picture-card.ts';
import type { Painter } from './painter.ts';

export interface PictureDeps {
  db: Db;
  limiter: Limiter;
  painter: Painter;
}

const LIMIT = { max: 60, perSeconds: 60 };

/** The preview of a link to the site itself. */
const SITE: PictureFacts = {
  kicker: '무역센터 채용 · 비즈니스 매칭',
  title: '채용 공고부터 바이어 상담, 계약까지 한곳에서 이어요',
  notes: [],
};

/** Preview pictures of shared links (Open Graph), drawn when first requested. */
export function pictureRoutes(app: FastifyInstance, deps: PictureDeps) {
  app.get('/og.png', (request, reply) => answer(deps, { request, reply }, async () => SITE));
  app.get<{ Params: { id: string } }>('/recruitments/:id/og.png', (request, reply) =>
    answer(deps, { request, reply }, () => findFacts(deps.db, request.params.id)),
  );
}

async function findFacts(db: Db, input: string): Promise<PictureFacts | undefined> {
  const { data: id } = Id.safeParse(input);
  if (!id) return undefined;
  const [row] = await db
    .select({
      publicState: recruitments.publicState,
      publishedAt: recruitments.publishedAt,
      subject: recruitments.subject,
      ...factColumns,
      companyName: companies.name,
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(recruitments.id, id));
  if (!row || !isPublic(row)) return undefined;
  const notes = [periodText(row), placeText(row), typesText(row)].filter(Boolean);
  return { kicker: row.companyName, title: row.subject, notes };
}

interface PictureRequest {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer(
  { limiter, painter }: PictureDeps,
  { request, reply }: PictureRequest,
  findWhat: () => Promise<PictureFacts | undefined>,
) {
  const allowed = await limiter.take({ key: `picture ${networkOf(request.ip)}`, ...LIMIT });
  if (!allowed.ok) throw tooMany(allowed.retryAfterSeconds);
  const facts = await findWhat();
  if (!facts) throw notFound();
  const etag = `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(await painter.paint(facts));
}
