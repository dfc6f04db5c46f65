import type { Input } from '@ieum/contract/common/endpoint.ts';
import { textings as contract } from '@ieum/contract/live/textings/endpoints.ts';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import { isPublic, ownsRecruitment } from '#hiring/recruitments/public.ts';
import type { Company, Db } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { maskPhone } from '#kit/masks.ts';
import { createDraft, removeDraft, reviseDraft } from './drafts.ts';
import { ownsTexting } from './policy.ts';
import { previewTexting } from './preview.ts';
import { findTexting, listAddressees, listTextings, summarize } from './queries.ts';
import { sendTexting, type TextingDeps } from './sending/send.ts';
import { stopTexting } from './sending/stop.ts';
import { tryOutTexting } from './sending/try-out.ts';
import {
  fromDraft,
  fromSend,
  fromListQuery,
  fromRevision,
  presentAddressee,
  presentPreview,
  presentTexting,
} from './wire.ts';

const SENDINGS = { max: 60, perSeconds: 600, by: 'actor' } as const;
const TRIALS = { max: 20, perSeconds: 600, by: 'actor' } as const;
const PREVIEWS = { max: 240, perSeconds: 600, by: 'actor' } as const;

async function readTexting(db: Db, textingId: string) {
  const found = await findTexting(db, textingId);
  if (!found) throw notFound();
  return presentTexting(found, (await summarize(db, [textingId]))(textingId));
}

/** A recruitment that is written about: only its own company writes, others get 403 where it is public. */
const ofRecruitment = {
  subject: (
    { db }: { db: Db },
    { body }: { body: Pick<Input<typeof contract.preview>['body'], '_recruitment'> },
  ) => findRecruitmentWithCompany(db, body._recruitment, 'none'),
  policy: (actor: Company, { recruitment }: FoundRecruitment) => ownsRecruitment(actor, recruitment),
  isVisible: ({ recruitment }: FoundRecruitment) => isPublic(recruitment),
};
type FoundRecruitment = NonNullable<Awaited<ReturnType<typeof findRecruitmentWithCompany>>>;

/** Sending a text message to applicants, and what it shows beforehand. */
export function sendingRoutes(route: Route, deps: TextingDeps) {
  route(contract.send, {
    ...ofRecruitment,
    limit: SENDINGS,
    run: async (ctx, { body }, recruitment) => {
      const { id } = await sendTexting(ctx, deps, recruitment, fromSend(body));
      return { message: await readTexting(ctx.db, id) };
    },
  });

  route(contract.preview, {
    ...ofRecruitment,
    limit: PREVIEWS,
    run: async (ctx, { body }, recruitment) => ({
      preview: presentPreview(
        await previewTexting(ctx, deps, recruitment, fromDraft({ ...body, message: '' })),
      ),
    }),
  });

  route(contract.tryOut, {
    ...ofRecruitment,
    limit: TRIALS,
    run: async (ctx, { body }, recruitment) => {
      const { key, ...draft } = body;
      const trial = { ...fromDraft({ ...draft, addressees: [] }), key };
      return { to: maskPhone(await tryOutTexting(ctx, deps, recruitment, trial)) };
    },
  });

  route(contract.stop, {
    limit: SENDINGS,
    subject: ({ db }, { params }) => findTexting(db, params._texting),
    policy: ownsTexting,
    run: async (ctx, _, { texting }) => {
      await stopTexting(ctx, texting);
      return { texting: await readTexting(ctx.db, texting.id) };
    },
  });
}

/** The text messages of a company: what it sent, and its drafts. */
export function textingRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      const part = { ...fromListQuery(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listTextings(db, {
        companyId: actor.companyId,
        sort: headers.sort,
        ...part,
      });
      const summaryOf = await summarize(
        db,
        rows.map(({ texting }) => texting.id),
      );
      return { textings: rows.map((row) => presentTexting(row, summaryOf(row.texting.id))), ...rest };
    },
  });

  route(contract.read, {
    subject: ({ db }, { params }) => findTexting(db, params._texting),
    policy: ownsTexting,
    run: async ({ db }, _, { texting }) => ({ texting: await readTexting(db, texting.id) }),
  });

  route(contract.addressees, {
    subject: ({ db }, { params }) => findTexting(db, params._texting),
    policy: ownsTexting,
    run: async ({ db }, { query, headers }, { texting }) => {
      rejectSort(headers.sort);
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listAddressees(db, texting.id, part);
      return { addressees: rows.map(presentAddressee), ...rest };
    },
  });
}

/** Writing, changing and deleting drafts. */
export function draftRoutes(route: Route) {
  route(contract.create, {
    ...ofRecruitment,
    limit: SENDINGS,
    run: async (ctx, { body }, recruitment) => {
      const { id } = await createDraft(ctx, recruitment, fromDraft(body));
      return { texting: await readTexting(ctx.db, id) };
    },
  });

  route(contract.revise, {
    subject: ({ db }, { params }) => findTexting(db, params._texting, 'update'),
    policy: ownsTexting,
    run: async (ctx, { body }, { texting }) => {
      const present = () => readTexting(ctx.db, texting.id);
      await rejectOutdated({ seen: body.version, current: texting.version }, present);
      const recruitment = await findRecruitmentWithCompany(ctx.db, texting.recruitmentId, 'none');
      if (!recruitment) throw notFound();
      await reviseDraft(ctx, { texting, recruitment }, fromRevision(body));
      return { texting: await present() };
    },
  });

  route(contract.remove, {
    subject: ({ db }, { params }) => findTexting(db, params._texting),
    policy: ownsTexting,
    run: async (ctx, _, { texting }) => {
      await removeDraft(ctx, texting);
      return {};
    },
  });
}
