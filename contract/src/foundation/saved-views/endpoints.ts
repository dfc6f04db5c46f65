import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { freeLine, Id, line, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { densities, savedViewBounds as max } from './enums.ts';
import { savedViewPaths } from './paths.ts';
import { SavedViewName } from './schemas.ts';
import { savedViewTexts as m } from './texts.ts';

const columnKeys = <T extends z.ZodType>(key: T) => z.array(key).max(max.columns);
const ColumnKey = line(max.column, c.unknownValue.key);

/** A list as an administrator looks at it: its filters and order as in the address, its columns and density. */
export const SavedView = z.object({
  _id: Id,
  /** The key of the list, as the console names it. */
  list: z.string().max(max.list),
  name: z.string().max(max.name),
  /** The query of the list's address, without the page and the open row. */
  query: z.string().max(max.query),
  /** The keys of columns in their order; columns that are not named follow in the list's own order. */
  order: columnKeys(z.string().max(max.column)),
  hidden: columnKeys(z.string().max(max.column)),
  density: z.enum(densities),
  /** Whether the list opens with it; at most one of a list. */
  isDefault: z.boolean(),
  createdAt: z.string().max(40),
});
export type SavedView = z.infer<typeof SavedView>;

const state = z.object({
  query: freeLine(max.query),
  order: columnKeys(ColumnKey),
  hidden: columnKeys(ColumnKey),
  density: z.enum(densities, c.unknownValue.key),
});

const list = line(max.list, m.listRequired.key);
const params = z.object({ _view: Id });
const response = z.object({ view: SavedView });

export const savedViews = endpointsOf('savedViews', {
  list: endpoint({
    ...savedViewPaths.list,
    summary: "List the caller's saved views of the lists of the console",
    query: z.object({ ...listPart, list: list.optional() }),
    response: listOf('views', SavedView),
  }),
  create: endpoint({
    ...savedViewPaths.create,
    summary: 'Save how a list of the console is looked at, under a name',
    body: z.object({ ...SavedViewName.shape, ...state.shape, list }),
    response,
  }),
  revise: endpoint({
    ...savedViewPaths.revise,
    summary: 'Rename a saved view, replace what it shows, or make it the default of its list',
    params,
    body: z.object({ ...SavedViewName.shape, ...state.shape, isDefault: z.boolean() }).partial(),
    response,
  }),
  remove: endpoint({
    ...savedViewPaths.remove,
    summary: 'Delete a saved view',
    params,
    response: Nothing,
  }),
});
