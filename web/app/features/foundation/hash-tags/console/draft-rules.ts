import { zodResolver } from '@hookform/resolvers/zod';
import { HashTagDraft } from '@ieum/contract/foundation/hash-tags/schemas.ts';

/** The contract's rules of a hashtag, all of whose fields the form has. */
export const resolveHashTag = zodResolver(HashTagDraft.required());
