import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ComponentType, ReactNode } from 'react';

/** What modules above add to the screens of applicants. */
export interface ApplicantExtensions {
  /** Among the actions on several selected applicants. */
  bulk?: (rows: readonly ApplicantRow[], clear: () => void) => ReactNode;
  /** Beside the stage of an opened applicant. */
  drawer?: (row: ApplicantRow) => ReactNode;
  /** The next appointment with an applicant, in the list as plain text; nothing where there is none. */
  next?: ComponentType<{ recruitmentId: string; applicationId: string; isPlain?: boolean }>;
  /** In the question before applicants are eliminated. */
  elimination?: ComponentType<{
    recruitmentId: string;
    applicants: readonly Pick<ApplicantRow, '_id' | 'person'>[];
  }>;
}
