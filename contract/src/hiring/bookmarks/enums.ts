/** The targets of bookmarks; USER_COMPNY is the wire's spelling. */
export const BookmarkType = {
  Blacklisted: 'BLACKLISTED',
  Company: 'USER_COMPNY',
  Person: 'USER_PERSON',
  Application: 'APPLICATION',
  Recruitment: 'RECRUITMENT',
  Program: 'EXPOPROGRAM',
} as const;
export type BookmarkType = (typeof BookmarkType)[keyof typeof BookmarkType];
