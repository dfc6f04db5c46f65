import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeText, Id, line, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { levelPaths } from './paths.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { levelTexts as m } from './texts.ts';

/** Most points a level may ask for. */
export const LEVEL_POINTS_MAX = 1_000_000_000;

/** A member level; members without one of their own have the default. */
export const Level = z.object({
  _id: z.string().max(64),
  code: z.string().max(40),
  name: z.string().max(50),
  index: z.int(),
  minPoints: z.int(),
  benefits: z.string().max(500),
  isDefault: z.boolean(),
  /** Members who have it, withdrawn ones not counted. */
  memberCount: z.int(),
  version: z.int(),
  updatedAt: z.string().max(40),
});
export type Level = z.infer<typeof Level>;

/** What an administrator writes; the default goes from one level to another by setting it there. */
export const LevelDraft = z.object({
  code: z
    .string({ error: m.codeInvalid.key })
    .trim()
    .max(40, m.codeInvalid.key)
    .regex(/^[a-z0-9-]{1,40}$/, m.codeInvalid.key),
  name: line(bounds.personName, m.nameRequired.key),
  index: z.int(c.notWhole.key).min(0).max(10_000).optional(),
  minPoints: z.int(c.notWhole.key).min(0, m.pointsNegative.key).max(LEVEL_POINTS_MAX).optional(),
  benefits: freeText(500).optional(),
  isDefault: z.boolean().optional(),
});

const params = z.object({ _level: Id });
const response = z.object({ level: Level });

export const levels = endpointsOf('levels', {
  /** In their order, the first the lowest. */
  list: endpoint({
    ...levelPaths.list,
    summary: 'List the member levels',
    query: z.object(listPart),
    headers: ListHeaders,
    response: listOf('levels', Level),
  }),
  find: endpoint({ ...levelPaths.find, summary: 'Read one member level', params, response }),
  create: endpoint({ ...levelPaths.create, summary: 'Create a member level', body: LevelDraft, response }),
  /** All levels in their new order. */
  reorder: endpoint({
    ...levelPaths.reorder,
    summary: 'Change the order of the member levels',
    body: z.object({ _levels: z.array(Id).min(1).max(100) }),
    response: z.object({ levels: z.array(Level) }),
  }),
  revise: endpoint({
    ...levelPaths.revise,
    summary: 'Change a member level',
    params,
    /** With `version`, a level changed elsewhere since is refused: 409 with `current`. */
    body: LevelDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  /** With `_moveTo` its members get that level first; with members and without it 409. */
  remove: endpoint({
    ...levelPaths.remove,
    summary: 'Delete a member level',
    params,
    query: z.object({ _moveTo: Id.optional() }),
    response: Nothing,
  }),
});
