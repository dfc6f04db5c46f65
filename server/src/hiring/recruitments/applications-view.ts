import type {
  ApplicantCounts,
  Closing,
  OwnApplicationSummary,
} from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Db } from '#kit/context.ts';

/** What this module must know of applications, which stand above it; modules.ts hands it in. */
export interface ApplicationsView {
  /** The person's own application to a recruitment, in wire form; null when there is none. */
  findOwnApplication: (
    db: Db,
    recruitmentId: string,
    personId: string,
  ) => Promise<OwnApplicationSummary | null>;
  /** Whether anybody has begun an application, drafts included. */
  hasAny: (db: Db, recruitmentId: string) => Promise<boolean>;
  /** Whether anybody has sent one. */
  hasApplied: (db: Db, recruitmentId: string) => Promise<boolean>;
  /** How many applications closing the recruitment would touch. */
  countClosing: (db: Db, recruitmentId: string) => Promise<Closing>;
  /** How many applied, by recruitment; recruitments without applicants may be left out. `settled` counts only moves that stand. */
  countApplicants: (
    db: Db,
    recruitmentIds: readonly string[],
    by?: 'shown' | 'settled',
  ) => Promise<ReadonlyMap<string, ApplicantCounts>>;
}
