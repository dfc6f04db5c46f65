import type { Locale } from '@ieum/contract/common/text.ts';
import { previews as contract } from '@ieum/contract/content/previews/endpoints.ts';
import { previewTexts as m } from '@ieum/contract/content/previews/texts.ts';
import { invalidAt } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { issuePreview } from './token.ts';
import { fromRequest } from './wire.ts';

export interface PreviewDeps {
  secrets: Secrets;
  /** The languages in which this server has pages. */
  languages: readonly Locale[];
}

export function previewRoutes(route: Route, { secrets, languages }: PreviewDeps) {
  route(contract.readOptions, { run: async () => ({ languages: [...languages] }) });

  route(contract.create, {
    run: async ({ now }, { body }) => {
      if (!languages.includes(body.language)) throw invalidAt('language', m.noSuchLanguage);
      const { token, until } = issuePreview(secrets, fromRequest(body), now);
      return { preview: { token, until: until.toISOString() } };
    },
  });
}
