import * as hashTags from '@ieum/contract/foundation/hash-tags/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    hashTags: 'Hashtags of recruitments and posts.',
    consoleHashTags: 'Hashtags, as administrators keep them.',
  },
  schemas: [hashTags],
  parameters: {
    _hashTag: 'Id of a hashtag.',
    _hashTags: 'Ids of hashtags, separated by commas.',
    name: 'Name of a hashtag, with or without spaces.',
    _into: 'Id of the hashtag that its rows get instead.',
    active: 'Whether the hashtag is active.',
  },
};
