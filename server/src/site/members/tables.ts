import { users } from '#account/users/tables.ts';
import { textTables } from '#kit/search/text-tables.ts';

/**
 * By which members are found: username and name, and the name and representative of a company. Triggers keep them,
 * because accounts and companies are written by modules below this one. Telephone numbers and e-mail addresses are
 * not among them, so that masked data cannot be found out part by part.
 */
export const searchedMembers = textTables('member', () => users.id);
export const { texts: memberTexts, grams: memberGrams } = searchedMembers;
