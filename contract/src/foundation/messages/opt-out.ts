import { messageGroups, type MessageGroup } from './enums.ts';

/** Separates the group of notifications that the token of an opt-out link ends. */
export const OPT_OUT_GROUP = '~';

/** The group of notifications that a token ends; undefined for advertising. */
export function optOutGroupOf(token: string): MessageGroup | undefined {
  const name = token.split('.')[0]?.split(OPT_OUT_GROUP)[1];
  return messageGroups.find((group) => group === name);
}
