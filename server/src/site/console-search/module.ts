import { mayUse } from '@ieum/contract/common/rights.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { consoleSearch as contract } from '@ieum/contract/site/console-search/endpoints.ts';
import type { SearchSource } from '#kit/search/search-source.ts';
import { defineModule } from '#module.ts';
import { presentFound } from './wire.ts';

interface Needs {
  searchSources: () => readonly SearchSource[];
}

/** The search of the console over the rows that the modules offer. */
export const consoleSearchModule = ({ searchSources }: Needs) =>
  defineModule({
    name: 'console-search',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) =>
      route(contract.find, {
        run: async ({ db, actor, caller: { locale } }, { query }) => {
          const allowed = searchSources().filter(({ right }) => mayUse(actor.role, right));
          const groups = await Promise.all(
            allowed.map(async ({ kind, title, find }) => ({
              kind,
              title: sayIn(locale, title.text),
              rows: (await find(db, { text: query.q, locale })).map(presentFound),
            })),
          );
          return { groups: groups.filter(({ rows }) => rows.length > 0) };
        },
      }),
  });
