import { z } from 'zod';
import { freeLine, Id, line } from '../../common/schemas.ts';
import { boardBounds, boardReaders, boardWriters } from './enums.ts';
import { boardTexts as m } from './texts.ts';

/** A board as an administrator writes it; an empty name in another language is the Korean one. */
export const BoardCodeDraft = z.object({
  code: z
    .string({ error: m.codeInvalid.key })
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, m.codeInvalid.key)
    .max(boardBounds.code, m.codeInvalid.key),
  name: z.object({
    ko: line(boardBounds.name, m.nameRequired.key),
    en: freeLine(boardBounds.name),
    cn: freeLine(boardBounds.name),
  }),
  readers: z.enum(boardReaders),
  writers: z.enum(boardWriters),
  /** The levels of `LEVELS`. */
  _levels: z.array(Id).max(boardBounds.levels),
  allowsComments: z.boolean(),
  /** Whether its posts are shown under the guide. */
  isActive: z.boolean(),
});
