import { UserType } from '@ieum/contract/account/users/enums.ts';

const words: Readonly<Record<string, UserType>> = { person: UserType.Person, company: UserType.Company };

/** The sign-up of one kind as a page of its own: `/join?type=person`. */
export const joinAddress = (userType: UserType): string => `/join?type=${userType.toLowerCase()}`;

/** The kind in the address; without one the choice is shown. */
export const userTypeIn = (query: URLSearchParams): UserType | undefined => words[query.get('type') ?? ''];
