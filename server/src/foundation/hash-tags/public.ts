export type { Taggable } from './taggable.ts';
export { dropHashTags, hashTagsOf, presentHashTags, setHashTags, type CarriedTag } from './tagged.ts';
