/** Shown in place of a stored key, which never leaves; sent back, it keeps the stored one. */
export const KEY_MASK = '••••••••••••';

/** Most entries of the chat's alerts and prompt groups. */
export const PROMPTS_MAX = 50;
