import { expect, test } from 'vitest';
import { UserType } from '@ieum/contract/account/users/enums.ts';
import { joinAddress, userTypeIn } from './join-address.ts';

const typeAt = (address: string) => userTypeIn(new URL(address, 'http://localhost').searchParams);

test.each([UserType.Person, UserType.Company])('the address of %s leads to its own sign-up', (userType) => {
  expect(typeAt(joinAddress(userType))).toBe(userType);
});

test.each(['constructor', '__proto__', 'toString', 'ADMIN', ''])('type=%s shows the choice', (type) => {
  expect(typeAt(`/join?type=${type}`)).toBeUndefined();
});
