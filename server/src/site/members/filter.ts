import type { Approval, UserStatus, UserType } from '@ieum/contract/account/users/enums.ts';
import type { PageRequest } from '#kit/db/pagination.ts';

/** Which members a list of the console shows, and which page of them. */
export interface MemberFilter extends PageRequest {
  searchValue?: string | undefined;
  userType?: UserType | undefined;
  approval?: Approval | undefined;
  status?: UserStatus | undefined;
  /** Administrators only. */
  isConsole?: boolean | undefined;
  levelId?: string | undefined;
  /** Only these members. */
  userIds?: readonly string[] | undefined;
  /** Seoul days, both included. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
}
