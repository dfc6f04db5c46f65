import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeText, Id, line, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { levelPaths } from './paths.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { levelTexts as m } from './texts.ts';

/** The most points a level may require. */
export const LEVEL_POINTS_MAX = 1_000_000_000;

/** A member level; members without a level of their own have the default one. */
export const Level = z.object({
  _id: z.string().max(64),
  code: z.string().max(40),
  name: z.string().max(50),
  index: z.int(),
  minPoints: z.int(),
  benefits: z.string().max(500),
  isDefault: z.boolean(),
  /** Members with this level; withdrawn members are not counted. */
  memberCount: z.int(),
  version: z.int(),
  updatedAt: z.string().max(40),
});
export type Level = z.infer<typeof Level>;

/** The fields an administrator writes; setting `default` on one level removes it from the other. */
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
  /** Ordered from the lowest level to the highest. */
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
    /** If `version` is sent and the level has changed since, the answer is 409 with `current`. */
    body: LevelDraft.partial().extend({ version: z.int().min(0).optional() }),
    response,
  }),
  /**
   * `_moveTo` moves the members to that level first; without it, deleting a level that has members is a 409.
   */
  remove: endpoint({
    ...levelPaths.remove,
    summary: 'Delete a member level',
    params,
    query: z.object({ _moveTo: Id.optional() }),
    response: Nothing,
  }),
});
