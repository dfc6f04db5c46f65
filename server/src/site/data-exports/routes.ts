import { sayIn } from '@ieum/contract/common/text.ts';
import { dataExports as contract } from '@ieum/contract/site/data-exports/endpoints.ts';
import { dataExportTexts as m } from '@ieum/contract/site/data-exports/texts.ts';
import { checkPassword, type PasswordDeps } from '#account/users/public.ts';
import { seoulStamp } from '#kit/dates.ts';
import { forbidden, notFound } from '#kit/errors.ts';
import { dispositionOf } from '#kit/http/disposition.ts';
import type { Route } from '#kit/http/route.ts';
import type { Storage } from '#platform/files/storage.ts';
import { findLatest, requestExport } from './request.ts';
import { presentLatest } from './wire.ts';

/** A member's own data as one archive. */
export function dataExportRoutes(route: Route, deps: PasswordDeps & { storage: Storage }) {
  route(contract.read, {
    run: async ({ db, now, actor }) => presentLatest(await findLatest(db, actor.userId), now),
  });

  route(contract.request, {
    run: async (ctx, { body }) => {
      if (ctx.actor.userType === null) throw forbidden();
      await checkPassword(ctx, deps, body.password);
      return presentLatest(await ctx.transact(requestExport), ctx.now);
    },
  });

  route(contract.download, {
    run: async ({ db, now, actor, caller }, _input, { reply }) => {
      const latest = await findLatest(db, actor.userId);
      if (!latest?.storageKey || latest.state !== 'READY' || !latest.expiresAt || latest.expiresAt <= now)
        throw notFound();
      const stored = await deps.storage.get(latest.storageKey);
      if (!stored) throw notFound();
      const name = `${sayIn(caller.locale, m.fileName.text)}_${seoulStamp(latest.requestedAt)}.zip`;
      return reply
        .type('application/zip')
        .header('content-length', stored.size)
        .header('content-disposition', dispositionOf('attachment', name))
        .header('cache-control', 'no-store')
        .send(stored.stream);
    },
  });
}
