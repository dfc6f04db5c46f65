import type { z } from 'zod';
import type { BoardCodeDraft } from '@ieum/contract/content/boards/code-draft.ts';
import { isPageCode } from '@ieum/contract/content/boards/enums.ts';
import type { BoardCode, ConsoleBoardCode } from '@ieum/contract/content/boards/schemas.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { BoardRow } from '../tables.ts';

/** The name of a board in a language. */
export const nameIn = (row: Pick<BoardRow, 'nameKo' | 'nameEn' | 'nameCn'>, locale: Locale): string =>
  ({ ko: row.nameKo, en: row.nameEn, cn: row.nameCn })[locale] || row.nameKo;

/** Board → what its readers know. */
export const presentBoard = (row: BoardRow, isWriter: boolean, locale: Locale): BoardCode => ({
  code: row.code,
  name: nameIn(row, locale),
  allowsComments: row.allowsComments,
  mayWrite: isWriter,
});

/** Board → the console. */
export const presentConsoleBoard = (row: BoardRow): ConsoleBoardCode => ({
  _id: row.id,
  code: row.code,
  name: { ko: row.nameKo, en: row.nameEn, cn: row.nameCn },
  readers: row.readers,
  writers: row.writers,
  _levels: row.levelIds,
  allowsComments: row.allowsComments,
  isActive: row.isActive,
  isPage: isPageCode(row.code),
  version: row.version,
});

export type BoardChange = Partial<
  Pick<
    BoardRow,
    | 'code'
    | 'nameKo'
    | 'nameEn'
    | 'nameCn'
    | 'readers'
    | 'writers'
    | 'levelIds'
    | 'allowsComments'
    | 'isActive'
  >
>;

/** Draft → columns; omitted fields are unchanged. */
export const fromBoardDraft = ({
  code,
  name,
  readers,
  writers,
  _levels,
  allowsComments,
  isActive,
}: Partial<z.output<typeof BoardCodeDraft>>): BoardChange => ({
  ...(code !== undefined && { code }),
  ...(name !== undefined && { nameKo: name.ko, nameEn: name.en, nameCn: name.cn }),
  ...(readers !== undefined && { readers }),
  ...(writers !== undefined && { writers }),
  ...(_levels !== undefined && { levelIds: [...new Set(_levels)] }),
  ...(allowsComments !== undefined && { allowsComments }),
  ...(isActive !== undefined && { isActive }),
});
