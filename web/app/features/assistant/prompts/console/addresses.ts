export const LIST = '/console/chat/prompts';
/** The page on which the groups are written. */
export const GROUPS = `${LIST}?edit=groups`;
/** In the address: the prompts whose group no longer exists. */
export const UNGROUPED = '~';

/** The address of a prompt, or of a new one in a group. */
export const addressOf = (id: string): string => `${LIST}?edit=${id}`;
export const newIn = (group: string): string => `${LIST}?edit=new&group=${encodeURIComponent(group)}`;

/** The address of the list of a group. */
export const listOf = (group: string): string => `${LIST}?group=${encodeURIComponent(group)}`;
