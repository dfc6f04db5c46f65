interface Choice {
  /** The id that the reader has chosen. */
  chosen: string | undefined;
  /** The ids of those who are in the room. */
  present: readonly string[];
}

/** The interviewee whose résumé is shown: the chosen one, else who is in the room, else the first. */
export const shownInterviewee = <T extends { _id: string }>(
  interviewees: readonly T[],
  { chosen, present }: Choice,
): T | undefined =>
  interviewees.find(({ _id }) => _id === chosen) ??
  interviewees.find(({ _id }) => present.includes(_id)) ??
  interviewees[0];
