import { Username } from '@ieum/contract/account/users/fields.ts';
import { resolverOf } from './ordered-errors.ts';
import {
  companyForm,
  detailForm,
  personForm,
  type AddressValues,
  type CompanyForm,
  type CompanyValues,
  type DetailForm,
  type PersonForm,
  type PersonValues,
} from './schemas.ts';

// Loaded at the first check, because the rules are larger than the forms.

export const personRules = (necessary: readonly string[]) =>
  resolverOf<PersonValues, PersonForm>(personForm(necessary));

export const companyRules = (necessary: readonly string[]) =>
  resolverOf<CompanyValues, CompanyForm>(companyForm(necessary));

export const detailRules = resolverOf<AddressValues, DetailForm>(detailForm);

/** Whether a user id is valid, so that the server may be asked about it. */
export const isUsername = (text: string): boolean => Username.safeParse(text).success;
