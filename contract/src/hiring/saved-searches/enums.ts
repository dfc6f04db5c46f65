/** The maximum length of a name, and of saved searches of one person. */
export const savedSearchBounds = { name: 30, searches: 20 } as const;
