import { z } from 'zod';
import { CompanyCard } from './companies.ts';
import { Id, ListHeaders, listOf, listPart, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { commonMessages as common } from './messages/common.ts';
import { LikeType } from './likes.enums.ts';
import { likePaths } from './likes.paths.ts';
import { RecruitmentCard } from './recruitments.schemas.ts';

// §7 Me: likes; rule R15.

/** A like with what it is about; a target that is no longer public is null. */
export const Like = z.object({
  _id: Id,
  type: z.enum(LikeType),
  _recruitment: Id.nullable(),
  _company: Id.nullable(),
  recruitment: RecruitmentCard.nullable(),
  company: CompanyCard.nullable(),
  createdAt: z.string().max(40),
});
export type Like = z.infer<typeof Like>;

/** Recruitments and companies are liked; people, applications and the blacklist are bookmarks. */
const likeable = [LikeType.Recruitment, LikeType.Company] as const;

/** What to like: `_recruitment` for RECRUITMENT (the default), `_company` for USER_COMPNY. */
export const LikeDraft = z
  .object({
    type: z.enum(likeable, common.unknownValue.key).default(LikeType.Recruitment),
    _recruitment: Id.optional(),
    _company: Id.optional(),
  })
  .refine(({ type, _recruitment }) => type !== LikeType.Recruitment || _recruitment !== undefined, {
    path: ['_recruitment'],
    error: common.required.key,
  })
  .refine(({ type, _company }) => type !== LikeType.Company || _company !== undefined, {
    path: ['_company'],
    error: common.required.key,
  });

const Ids = z
  .string()
  .max(4000)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(Id).max(100));

const ById = z.object({ _like: Id });
const One = z.object({ like: Like });

export const likes = {
  list: endpoint({
    ...likePaths.list,
    query: z.strictObject({
      type: z.enum(LikeType, common.unknownValue.key).optional(),
      /** Only likes of these recruitments, `id,id`: for the cards on screen. */
      _recruitment: Ids.optional(),
      _company: Ids.optional(),
      ...listPart,
    }),
    headers: ListHeaders,
    response: listOf('likes', Like),
  }),
  /** Liking again answers the same like. */
  add: endpoint({ ...likePaths.add, body: LikeDraft, response: One }),
  read: endpoint({ ...likePaths.read, params: ById, response: One }),
  revise: endpoint({ ...likePaths.revise, params: ById, body: LikeDraft, response: One }),
  /** Removing one that is gone is no error. */
  remove: endpoint({ ...likePaths.remove, params: ById, response: Nothing }),
};
