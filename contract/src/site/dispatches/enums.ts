/** The maximum number of recipients of one message. */
export const ADDRESSEES_MAX = 500;
/** The maximum number of members of a group that is chosen by conditions. */
export const GROUP_MAX = 50_000;
/** How many members of a group are shown before it is sent. */
export const GROUP_SHOWN = 10;

/** A message to more recipients than this needs the approval of a second administrator. */
export const APPROVAL_ABOVE = 100;
