import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { Importable } from './importable.ts';
import type { ImportRow } from './tables.ts';

/** Administrators with the right of the kind. */
export const imports = (actor: Actor, importable: Pick<Importable, 'right'> | undefined): boolean =>
  actor.isConsole && importable !== undefined && mayUse(actor.role, importable.right);

/** An import is seen and written only by who sent its workbook. */
export const ownsImport = (
  actor: Actor,
  { userId }: Pick<ImportRow, 'userId'>,
  importable: Pick<Importable, 'right'> | undefined,
): boolean => actor.userId === userId && imports(actor, importable);
