import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { LectureRow } from './tables.ts';

type Owned = Pick<LectureRow, 'companyId'>;

/** Whether the lecture belongs to the actor's company. */
export const ownsLecture = (actor: Actor | undefined, { companyId }: Owned): boolean =>
  actor?.userType === 'COMPANY' && actor.companyId === companyId;

/** Every administrator whom the endpoint admits may change lectures and their categories. */
export const editsLectures = (actor: Actor): boolean => actor.isConsole;

/** Whether an account sees a lecture whatever its settings: its company and administrators do. */
export const seesAll = (actor: Actor | undefined, lecture: Owned): boolean =>
  ownsLecture(actor, lecture) || (actor?.isConsole === true && mayUse(actor.role, 'content.read'));

/** Whether an account moderates the chat: the lecture's company does, and administrators who may write content. */
export const moderates = (actor: Actor | undefined, lecture: Owned): boolean =>
  ownsLecture(actor, lecture) || (actor?.isConsole === true && mayUse(actor.role, 'content.write'));
