import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { Importable } from './importable.ts';
import type { ImportRow } from './tables.ts';

/** Administrators with the right of the kind. */
export const mayImport = (actor: Actor, importable: Pick<Importable, 'right'> | undefined): boolean =>
  actor.isConsole && importable !== undefined && mayUse(actor.role, importable.right);

/** Only the administrator who sent the workbook sees and writes an import. */
export const ownsImport = (
  actor: Actor,
  { userId }: Pick<ImportRow, 'userId'>,
  importable: Pick<Importable, 'right'> | undefined,
): boolean => actor.userId === userId && mayImport(actor, importable);
