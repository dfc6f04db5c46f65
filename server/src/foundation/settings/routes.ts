import { settings as contract } from '@ieum/contract/foundation/settings/endpoints.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Route } from '#kit/http/route.ts';
import { readSetting } from './queries.ts';
import { saveSetting } from './save.ts';
import { presentSetting, presentWholeSetting } from './wire.ts';

export function settingRoutes(route: Route, { secrets }: { secrets: Secrets }) {
  route(contract.read, {
    run: async ({ db, caller }) => ({ setting: presentSetting(await readSetting(db), caller.locale) }),
  });

  route(contract.readWhole, {
    run: async ({ db, caller }) => ({ setting: presentWholeSetting(await readSetting(db), caller.locale) }),
  });

  route(contract.save, {
    run: async (ctx, { body }) => ({
      setting: presentWholeSetting(await saveSetting(ctx, secrets, body), ctx.caller.locale),
    }),
  });
}
