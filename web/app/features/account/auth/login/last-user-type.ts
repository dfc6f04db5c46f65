import { UserType } from '@ieum/contract/account/users/enums.ts';

const NAME = 'ieum.userType';

/** The kind of account this browser last chose on the login card. */
export function readLastUserType(): UserType {
  try {
    return localStorage.getItem(NAME) === UserType.Company ? UserType.Company : UserType.Person;
  } catch {
    return UserType.Person;
  }
}

export function keepLastUserType(userType: UserType): void {
  try {
    localStorage.setItem(NAME, userType);
  } catch {
    // Without local storage the card simply starts with 개인.
  }
}
