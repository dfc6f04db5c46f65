import { UserType } from '@ieum/contract/account/users/enums.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';

const NAME = 'ieum.userType';

/** The kind of account that was last chosen on the login card of this browser. */
export const readLastUserType = (): UserType =>
  browserStorage.read(NAME) === UserType.Company ? UserType.Company : UserType.Person;

export const storeLastUserType = (userType: UserType): void => browserStorage.write(NAME, userType);
