import { z } from 'zod';
import { Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { recruitmentFilters } from '../recruitments/endpoints.ts';
import { savedSearchBounds } from './enums.ts';
import { savedSearchPaths } from './paths.ts';
import { SavedSearchName } from './schemas.ts';
import { savedSearchTexts as m } from './texts.ts';

type FilterName = keyof typeof recruitmentFilters;

/** A filter as it is written in the address of the list: checked, but not parsed. */
const written = Object.fromEntries(
  Object.entries(recruitmentFilters).map(([name, schema]) => [
    name,
    z
      .string()
      .trim()
      .max(600)
      .refine((value) => schema.safeParse(value).success, common.unknownValue.key)
      .optional(),
  ]),
) as Record<FilterName, z.ZodOptional<z.ZodString>>;

/** The conditions of a saved search, under the names of the list's query. */
export const SavedFilter = z.strictObject(written);
export type SavedFilter = z.infer<typeof SavedFilter>;

const isFilled = (filter: SavedFilter): boolean => Object.values(filter).some(Boolean);

/** A filter of the list of recruitments that a person keeps under a name. */
export const SavedSearch = z.object({
  _id: Id,
  name: z.string().max(savedSearchBounds.name),
  filter: SavedFilter,
  /** Whether its new recruitments are in the notification of each morning. */
  isNotified: z.boolean(),
  createdAt: z.string().max(40),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const params = z.object({ _search: Id });
const response = z.object({ search: SavedSearch });

export const savedSearches = endpointsOf('savedSearches', {
  list: endpoint({
    ...savedSearchPaths.list,
    summary: "List the caller's saved searches",
    query: z.strictObject(listPart),
    headers: ListHeaders,
    response: listOf('searches', SavedSearch),
  }),
  create: endpoint({
    ...savedSearchPaths.create,
    summary: 'Save a filter of the list of recruitments under a name',
    body: SavedSearchName.extend({ filter: SavedFilter.refine(isFilled, m.filterRequired.key) }),
    response,
  }),
  revise: endpoint({
    ...savedSearchPaths.revise,
    summary: 'Rename a saved search, or turn its notification on or off',
    params,
    body: SavedSearchName.extend({ isNotified: z.boolean() }).partial(),
    response,
  }),
  remove: endpoint({
    ...savedSearchPaths.remove,
    summary: 'Delete a saved search',
    params,
    response: Nothing,
  }),
});
