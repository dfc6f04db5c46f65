/** The hours in Seoul during which no automatic notification is sent. */
export const QUIET_HOURS = { from: 21, until: 8 } as const;
