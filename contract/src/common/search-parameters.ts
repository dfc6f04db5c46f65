/** The parameters of a list's address that contain what an administrator typed, such as the name of a member. */
export const searchParameters = ['q', 'name', 'person', 'ip', 'searchValue'] as const;
export type SearchParameter = (typeof searchParameters)[number];
