import type { Endpoint, Path } from '@ieum/contract/common/endpoint.ts';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Actor, Caller } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Engine } from './perform.ts';

/** Reading what anyone may read as at another moment, by a member who does not exist. */
export interface Preview {
  at: Date;
  /** undefined as a visitor. */
  actor: Actor | undefined;
  /** What a page shows of the artificial member; undefined for calls that it does not need. */
  answerTo: (path: Pick<Path, 'method' | 'path'>) => unknown;
}

/** Rejects with 403 all that a preview may not call: every write, and what only members may read. */
export function admitPreview(endpoint: Endpoint, preview: Preview): void {
  if (preview.answerTo(endpoint) !== undefined) return;
  const { method, access, transaction = 'read', cookies } = endpoint;
  if (method !== 'GET') throw new AppError('forbidden', m.previewReadsOnly);
  if (access !== 'anyone') throw new AppError('forbidden', m.previewIsPublic);
  // Logging in and counting visits are GET calls that write.
  if (transaction !== 'read' || cookies) throw new AppError('forbidden', m.previewReadsOnly);
}

/** The engine as at the moment of a preview. */
export const engineAt = (engine: Engine, preview: Preview | undefined): Engine =>
  preview ? { ...engine, now: () => preview.at } : engine;

/** The caller of a preview belongs to no visit, so nothing that it reads is counted. */
export const callerIn = (caller: Caller, preview: Preview | undefined): Caller =>
  preview ? { ...caller, session: undefined } : caller;
