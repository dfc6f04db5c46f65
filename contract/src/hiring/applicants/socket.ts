import { z } from 'zod';
import { applicantsLive } from './paths.ts';
import { StageMove } from './schemas.ts';
import { ApplicationStage } from '../applications/enums.ts';
import { channel } from '../../common/channel.ts';
import { Id } from '../../common/schemas.ts';

const stages = Object.values(ApplicationStage) as [ApplicationStage, ...ApplicationStage[]];
const OfRecruitment = z.object({ _recruitment: Id });
const One = z.object({ _recruitment: Id, _application: Id });

/**
 * A card that changed its stage or its position; `position` sorts within the stage, a higher `version` is
 * newer.
 */
export const CardMove = z.object({
  _application: Id,
  stage: z.enum(stages),
  position: z.string().max(1000),
  version: z.int(),
  /** The entry of its history; null when only the position changed. */
  record: StageMove.optional(),
});
export type CardMove = z.infer<typeof CardMove>;

/**
 * The live board of a recruitment. It sends ids, positions, marks and who of the company moved a card, never
 * the content of an application, which the browser fetches by a call.
 */
export const applicantsChannel = channel({
  ...applicantsLive,
  clientEvents: { join: OfRecruitment, leave: OfRecruitment },
  serverEvents: {
    moved: CardMove.extend({ _recruitment: Id }),
    /** The cards of one bulk move. */
    movedMany: z.object({ _recruitment: Id, moves: z.array(CardMove).max(200) }),
    applied: One,
    revoked: One,
    /** Opened for the first time. */
    viewed: One.extend({ version: z.int() }),
    /** A member's bookmark was added, or removed when `_like` is missing. */
    starred: One.extend({ _user: Id, _like: Id.nullable() }),
    memo: One.extend({ hasMemo: z.boolean(), version: z.int(), memoVersion: z.int() }),
    certified: One.extend({ isCertified: z.boolean(), version: z.int() }),
  },
});
