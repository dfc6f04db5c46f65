/** Shown in place of a stored key, which the server never sends; sent back, it leaves the key unchanged. */
export const KEY_MASK = '••••••••••••';

/** The maximum number of the chat's alerts and prompt groups. */
export const PROMPTS_MAX = 50;
