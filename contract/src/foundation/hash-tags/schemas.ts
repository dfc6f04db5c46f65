import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { Id, line } from '../../common/schemas.ts';
import { HASH_TAG_INDEX_MAX, HASH_TAG_LENGTH, HASH_TAGS_MAX, taggedKinds } from './enums.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { hashTagTexts as m } from './texts.ts';

const moment = z.string().max(40);

/** A hashtag as other responses embed it; its name has no `#` before it. */
export const HashTagRef = z.object({
  _id: z.string().max(bounds.id),
  name: z.string().max(HASH_TAG_LENGTH),
});
export type HashTagRef = z.infer<typeof HashTagRef>;

/** The hashtags that a row gets; those that no longer exist are left out. */
export const HashTagIds = z.array(Id).max(HASH_TAGS_MAX, m.tooMany.key);

/** The hashtags of a row in responses. */
export const hashTagsPart = {
  _hashTags: z.array(z.string().max(bounds.id)).max(HASH_TAGS_MAX),
  hashTags: z.array(HashTagRef).max(HASH_TAGS_MAX),
};

export const HashTag = HashTagRef.extend({
  /** Its place in suggestions; tags of the same place are in the order of their names. */
  index: z.int(),
  /** One that is not active is neither suggested nor shown to visitors. */
  isActive: z.boolean(),
  /** How many rows have it, counted up to 10,000. */
  uses: z.int(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type HashTag = z.infer<typeof HashTag>;

const bare = (name: string): string => name.replace(/^[#＃\s]+/u, '').replaceAll(/\s+/gu, ' ');

/** A tag as an administrator writes it; a `#` before the name is left out. */
export const HashTagDraft = z.object({
  name: line(HASH_TAG_LENGTH, m.nameRequired.key)
    .overwrite(bare)
    .refine((name) => name !== '', m.nameRequired.key),
  index: z.int(c.notWhole.key).min(0, c.tooSmall.key).max(HASH_TAG_INDEX_MAX).optional(),
  isActive: z.boolean().optional(),
});

/** A public row that has a hashtag; `about` names what it belongs to: a company, a board. */
export const TaggedRow = z.object({
  _id: z.string().max(bounds.id),
  subject: z.string().max(bounds.contentSubject),
  about: z.string().max(bounds.name),
  createdAt: moment,
});
export type TaggedRow = z.infer<typeof TaggedRow>;

/** The public rows of one kind that have a hashtag. */
export const TaggedKindRows = z.object({
  kind: z.enum(taggedKinds),
  count: z.int(),
  isCapped: z.boolean().optional(),
  rows: z.array(TaggedRow),
});
export type TaggedKindRows = z.infer<typeof TaggedKindRows>;
