import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { rowsOf } from '../../common/schemas.ts';
import { consoleSearchPaths } from './paths.ts';

/** A row that the search of the console found; personal data is masked as in the lists. */
export const FoundRow = z.object({
  _id: z.string().max(64),
  name: z.string().max(500),
  note: z.string().max(500),
  state: z.object({ domain: z.string().max(40), value: z.string().max(40) }).nullable(),
  /** Its screen in the console. */
  link: z.string().max(200),
});
export type FoundRow = z.infer<typeof FoundRow>;

/** The rows of one kind, five at most. */
export const FoundGroup = z.object({
  kind: z.string().max(40),
  /** In the language of the caller. */
  title: z.string().max(100),
  rows: rowsOf(FoundRow),
});
export type FoundGroup = z.infer<typeof FoundGroup>;

export const consoleSearch = endpointsOf('consoleSearch', {
  /** Of each kind of row that the caller's role may see, the first that match; kinds without any are left out. */
  find: endpoint({
    ...consoleSearchPaths.find,
    summary: 'Search the rows of the console',
    query: z.object({ q: z.string().trim().min(1).max(bounds.subject) }),
    response: z.object({ groups: rowsOf(FoundGroup) }),
  }),
});
