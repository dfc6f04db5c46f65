/** Whom a manual of the platform is for. */
export const manualRoles = ['seller', 'buyer'] as const;
export type ManualRole = (typeof manualRoles)[number];

/** The pages whose texts are the newest posts of boards with these codes, and their addresses. */
const pageAddresses = {
  about: '/about',
  guide: '/guide',
  service: '/service',
  'manual-seller': '/guide?manual=seller',
  'manual-buyer': '/guide?manual=buyer',
} as const satisfies Record<string, string> & Record<`manual-${ManualRole}`, string>;
export type PageCode = keyof typeof pageAddresses;
export const pageCodes = Object.keys(pageAddresses) as PageCode[];

/** The address of the page whose text a board's newest post is. */
export const pageAddress = (code: PageCode): string => pageAddresses[code];

/** Whether a board's posts are the text of a page. */
export const isPageCode = (code: string): code is PageCode => Object.hasOwn(pageAddresses, code);

/** The readers of a board's posts, from everybody to administrators alone. */
export const boardReaders = ['ANYONE', 'MEMBERS', 'COMPANIES', 'LEVELS', 'CONSOLE'] as const;
export type BoardReaders = (typeof boardReaders)[number];

/** The writers of a board's posts. */
export const boardWriters = ['MEMBERS', 'COMPANIES', 'LEVELS', 'CONSOLE'] as const;
export type BoardWriters = (typeof boardWriters)[number];

/** The states of a report: waiting, dismissed because the comment was fine, or its comment deleted. */
export const reportStates = ['OPEN', 'DISMISSED', 'REMOVED'] as const;
export type ReportState = (typeof reportStates)[number];

export const POST_FILES_MAX = 10;
/** Lengths of a board's code and name, and of a comment. */
export const boardBounds = { code: 40, name: 60, comment: 1000, levels: 20 } as const;

/** The most posts, comments and reports of one member within an hour. */
export const hourlyLimits = { POST: 5, COMMENT: 20, REPORT: 20 } as const;
export type HourlyKind = keyof typeof hourlyLimits;

/** The most bytes of a post's picture. */
export const THUMB_MAX_BYTES = 20 * 1024 * 1024;
