import * as hashTags from '@ieum/contract/foundation/hash-tags/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    hashTags: 'Hash tags of recruitments and posts.',
    consoleHashTags: 'Hash tags, as administrators keep them.',
  },
  schemas: [hashTags],
  parameters: {
    _hashTag: 'Id of a hash tag.',
    _hashTags: 'Ids of hash tags, separated by commas.',
    name: 'Name of a hash tag, with or without spaces.',
    _into: 'Id of the hash tag that its rows get instead.',
    active: 'Whether the hash tag is active.',
  },
};
