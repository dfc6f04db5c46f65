export type { Taggable } from './taggable.ts';
export {
  dropHashTags,
  hashTagsOf,
  presentHashTags,
  setHashTags,
  type CarriedTag,
} from './hash-tags-of-rows.ts';
