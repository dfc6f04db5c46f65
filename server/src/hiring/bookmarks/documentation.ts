import * as bookmarks from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import * as likes from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    bookmarks: 'Companies, persons and applications that a member keeps or blocks, with a memo.',
    likes: 'Recruitments and companies that a member likes.',
  },
  schemas: [bookmarks, likes],
  parameters: {
    _bookmark: 'Id of a bookmark.',
    _like: 'Id of a like.',
    _person: 'Only bookmarks of these persons, ids separated by commas.',
  },
};
