import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ComponentType, ReactNode } from 'react';
import type { MenuAction } from '#ui/popup/action-menu.tsx';

/** What modules above add to the screens of applicants. */
export interface ApplicantExtensions {
  /** Among the actions on several selected applicants. */
  bulk?: (rows: readonly ApplicantRow[], clear: () => void) => ReactNode;
  /** In the menu of an applicant's card on the board. */
  menu?: (row: ApplicantRow) => readonly MenuAction[];
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
