import * as codes from '@ieum/contract/content/boards/code-draft.ts';
import * as schemas from '@ieum/contract/content/boards/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    boards: 'Posts of boards: each is read and written by those whom its board admits.',
    boardComments: 'Comments on posts, and reports of comments.',
    consoleBoards: 'Posts of boards and their comments, as administrators see them.',
    boardCodes: 'Boards, with who may read and write their posts.',
  },
  schemas: [schemas, codes],
  parameters: {
    _board: 'Id of a post.',
    _comment: 'Id of a comment on a post.',
    _code: 'Id of a board.',
    reported: 'Only those with reports that wait for a decision, or only the others.',
  },
};
