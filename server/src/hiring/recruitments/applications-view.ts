import type {
  ApplicantCounts,
  Closing,
  OwnApplicationSummary,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Db } from '#kit/context.ts';

/** The functions that this module needs of applications, which are above it; modules.ts passes them in. */
export interface ApplicationsView {
  /** The person's own application to a recruitment, in wire form; null when there is none. */
  findOwnApplication: (
    db: Db,
    recruitmentId: string,
    personId: string,
  ) => Promise<OwnApplicationSummary | null>;
  /** Whether there is any application, drafts included. */
  hasAny: (db: Db, recruitmentId: string) => Promise<boolean>;
  /** Whether any application was sent. */
  hasApplied: (db: Db, recruitmentId: string) => Promise<boolean>;
  /** How many applications closing the recruitment would affect. */
  countClosing: (db: Db, recruitmentId: string) => Promise<Closing>;
  /**
   * The number of applications by recruitment; recruitments without any may be omitted. `settled` ignores
   * moves that can still be undone.
   */
  countApplicants: (
    db: Db,
    recruitmentIds: readonly string[],
    by?: 'shown' | 'settled',
  ) => Promise<ReadonlyMap<string, ApplicantCounts>>;
}
