/** The longest question and the longest ready reply of a chat prompt. */
export const promptBounds = { query: 200, reply: 2000 };

/** The most prompts of the installation: the chat receives all active ones at once. */
export const PROMPTS_MAX = 200;
/** The most prompts of one group: all of them fit on one page, and their order is written at once. */
export const PROMPTS_OF_GROUP_MAX = 100;
/** The largest place that a prompt may be given. */
export const PROMPT_INDEX_MAX = 10_000;
