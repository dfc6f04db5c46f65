/** The lengths that a meeting can have, in minutes. */
export const MEETING_MINUTES = [15, 20, 30, 40, 60, 90, 120];
