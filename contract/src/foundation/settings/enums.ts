/** Shown in place of a stored key, which the server never sends; sent back, it leaves the key unchanged. */
export const KEY_MASK = '••••••••••••';

/** The maximum number of the chat's alerts and prompt groups. */
export const PROMPTS_MAX = 50;

/** The maxima of a notice of the chat: its short name and its text. */
export const alertBounds = { text: 100, value: 2000 };
/** The maxima of a group of the chat's prompts: its name, and the value by which prompts refer to it. */
export const groupBounds = { text: 100, value: 100 };

/** The maxima of the details of who runs the site. */
export const businessBounds = { line: 150, number: 60 };

/** Its fields that each language has. */
export const businessTexts = ['name', 'representative', 'address', 'hours'] as const;
/** Its fields that are the same in every language. */
export const businessNumbers = ['registrationNumber', 'mailOrderNumber', 'phone', 'email'] as const;

/** The model of OpenAI that answers unless the setting names another. */
export const DEFAULT_MODEL = 'gpt-4o-mini';
export const MODEL_NAME_MAX = 100;
/** The most tokens of the model a day, unless the setting says otherwise. */
export const DAILY_TOKENS = 300_000;
export const DAILY_TOKENS_MAX = 100_000_000;
export const MONTHLY_TOKENS = 3_000_000;
export const MONTHLY_TOKENS_MAX = 2_000_000_000;
