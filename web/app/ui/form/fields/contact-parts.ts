export type ContactParts = readonly [string, string, string];

/** The initial first part of a new number. */
const MOBILE = '010';
const JOINED = /^(02|\d{3})(\d{3,4})(\d{4})$/;

const three = ([first = '', second = '', third = '']: readonly string[]): ContactParts => [
  first,
  second,
  third,
];

/** A stored number in its three parts; an empty one starts with 010. */
export function partsOf(value: string): ContactParts {
  if (value === '') return [MOBILE, '', ''];
  if (value.includes('-')) return three(value.split('-'));
  return three(JOINED.exec(value)?.slice(1) ?? ['', '', value]);
}

/** The parts joined by hyphens; empty while only the first part is filled. */
export const joinParts = (parts: ContactParts): string => (parts[1] || parts[2] ? parts.join('-') : '');

/** Valid only when all three parts are filled. */
export const isContactNumber = (value: string): boolean => partsOf(value).every((part) => part !== '');
