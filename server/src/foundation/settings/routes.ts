import { settings as contract } from '@ieum/contract/foundation/settings/endpoints.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Route } from '#kit/http/route.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readSetting } from './queries.ts';
import { saveSetting } from './save.ts';
import { SETTINGS_TAG } from './page-tag.ts';
import { presentOpenAi, presentSetting, presentWholeSetting } from './wire.ts';

const ofOpenAi = { presentCurrent: presentOpenAi, keyField: 'apiKey' };

interface SettingDeps {
  secrets: Secrets;
  dropCachedPages: DropCachedPages;
}

export function settingRoutes(route: Route, { secrets, dropCachedPages }: SettingDeps) {
  route(contract.read, {
    run: async ({ db, caller }) => ({ setting: presentSetting(await readSetting(db), caller.locale) }),
  });

  route(contract.readWhole, {
    run: async ({ db, caller }) => ({ setting: presentWholeSetting(await readSetting(db), caller.locale) }),
  });

  route(contract.save, {
    run: async (ctx, { body }) => {
      const setting = await saveSetting(ctx, secrets, body);
      if (body.business) ctx.afterCommit(() => dropCachedPages([SETTINGS_TAG]));
      return { setting: presentWholeSetting(setting, ctx.caller.locale) };
    },
  });

  route(contract.readOpenAi, {
    run: async ({ db }) => ({ openai: presentOpenAi(await readSetting(db)) }),
  });

  route(contract.saveOpenAi, {
    run: async (ctx, { body: { version, ...openai } }) => ({
      openai: presentOpenAi(await saveSetting(ctx, secrets, { openai, version }, ofOpenAi)),
    }),
  });
}
