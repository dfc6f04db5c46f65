import { UserType } from '@ieum/contract/account/users/enums.ts';

const userTypes = [UserType.Person, UserType.Company];

const inAddress = (userType: UserType): string => userType.toLowerCase();

/** The sign-up of one kind as a page of its own: `/join?type=person`. */
export const joinAddress = (userType: UserType): string => `/join?type=${inAddress(userType)}`;

/** The kind in the address; without one the choice is shown. */
export const userTypeIn = (query: URLSearchParams): UserType | undefined =>
  userTypes.find((userType) => inAddress(userType) === query.get('type'));
