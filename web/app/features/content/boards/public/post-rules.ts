import { zodResolver } from '@hookform/resolvers/zod';
import { FileRef } from '@ieum/contract/common/schemas.ts';
import { POST_FILES_MAX } from '@ieum/contract/content/boards/enums.ts';
import { BoardDraft } from '@ieum/contract/content/boards/schemas.ts';
import { z } from 'zod';

/** The contract's rules of a member's post, with picture and files as the form has them. */
const PostForm = BoardDraft.omit({ code: true, _thumb: true }).extend({
  thumb: z.array(FileRef).max(1),
  files: z.array(FileRef).max(POST_FILES_MAX),
});

export const resolvePost = zodResolver(PostForm);
