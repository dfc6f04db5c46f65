import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { locales } from '@ieum/contract/common/text.ts';
import { POST_FILES_MAX } from '@ieum/contract/content/boards/enums.ts';
import { ConsoleBoardDraft } from '@ieum/contract/content/boards/schemas.ts';
import { HashTagIds } from '@ieum/contract/foundation/hash-tags/schemas.ts';
import { z } from 'zod';

/** The contract's rules of a post, with picture and files as the form has them. */
const BoardForm = ConsoleBoardDraft.omit({ _thumb: true }).extend({
  language: z.enum(['ALL', ...locales]),
  thumb: z.array(FileRef).max(1),
  files: z.array(FileRef).max(POST_FILES_MAX),
  _hashTags: HashTagIds,
  isPinned: z.boolean(),
  isActive: z.boolean(),
  startsAt: ConsoleBoardDraft.shape.startsAt.unwrap(),
  endsAt: ConsoleBoardDraft.shape.endsAt.unwrap(),
});

export const resolveBoard = zodResolver(BoardForm);
