import { z } from 'zod';
import { CompanyCard } from '../companies/endpoints.ts';
import { Id, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as common } from '../../common/texts.ts';
import { BookmarkType } from './enums.ts';
import { likePaths } from './like-paths.ts';
import { RecruitmentCard } from '../recruitments/schemas.ts';

/** The field of a draft that names the target of each type; BLACKLISTED targets a person. */
export const targetField = {
  [BookmarkType.Blacklisted]: '_person',
  [BookmarkType.Person]: '_person',
  [BookmarkType.Company]: '_company',
  [BookmarkType.Application]: '_application',
  [BookmarkType.Recruitment]: '_recruitment',
  [BookmarkType.Program]: '_program',
} as const;

/** The one id that belongs to the draft's type; the others are ignored. */
export const targetIds = {
  _recruitment: Id.nullish(),
  _company: Id.nullish(),
  _person: Id.nullish(),
  _application: Id.nullish(),
  _program: Id.nullish(),
};

type Targeted = { type: BookmarkType } & Partial<Record<keyof typeof targetIds, string | null | undefined>>;

/** Rejects a draft without the target that its type requires. */
export function requireTarget(draft: Targeted, check: z.RefinementCtx): void {
  const field = targetField[draft.type];
  if (draft[field] === undefined || draft[field] === null)
    check.addIssue({ code: 'custom', path: [field], message: common.required.key });
}

/**
 * The target of a like or bookmark: its ids, and the cards of recruitments and companies that are still
 * public.
 */
export const targetWire = {
  _recruitment: Id.nullable(),
  _company: Id.nullable(),
  _person: Id.nullable(),
  _application: Id.nullable(),
  recruitment: RecruitmentCard.nullable(),
  company: CompanyCard.nullable(),
};

/** A like with its target; a target that is no longer public is null. */
export const Like = z.object({
  _id: Id,
  type: z.enum(BookmarkType),
  ...targetWire,
  createdAt: z.string().max(40),
});
export type Like = z.infer<typeof Like>;

/** The target of a member's bookmark, `_recruitment` for RECRUITMENT being the default; it has no memo. */
const LikeDraft = z
  .object({
    type: z.enum(BookmarkType, common.unknownValue.key).default(BookmarkType.Recruitment),
    ...targetIds,
  })
  .superRefine(requireTarget);

/** `id,id` in a query: one of these. */
export const Ids = z
  .string()
  .max(4000)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(Id).max(100));

const ById = z.object({ _like: Id });
const One = z.object({ like: Like });

export const likes = endpointsOf('likes', {
  list: endpoint({
    ...likePaths.list,
    summary: "List the caller's likes",
    query: z.strictObject({
      type: z.enum(BookmarkType, common.unknownValue.key).optional(),
      /** Only likes of these recruitments, `id,id`: for the cards on screen. */
      _recruitment: Ids.optional(),
      _company: Ids.optional(),
      ...listPart,
    }),
    headers: ListHeaders,
    response: listOf('likes', Like),
  }),
  /** Liking again returns the same like. */
  add: endpoint({
    ...likePaths.add,
    summary: 'Like a recruitment or a company',
    body: LikeDraft,
    response: One,
  }),
  read: endpoint({ ...likePaths.read, summary: 'Read one like', params: ById, response: One }),
  revise: endpoint({
    ...likePaths.revise,
    summary: 'Change a like',
    params: ById,
    body: LikeDraft,
    response: One,
  }),
  /** Removing a missing like is not an error. */
  remove: endpoint({
    ...likePaths.remove,
    summary: 'Remove a like',
    params: ById,
    response: Nothing,
  }),
});
