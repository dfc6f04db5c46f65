/** The domains of the states in a member's record; the console has a label and a colour for each value. */
export const recordStateDomains = [
  'stage',
  'application',
  'recruitment',
  'inquiry',
  'message',
  'flag',
  'session',
] as const;
export type RecordStateDomain = (typeof recordStateDomains)[number];
