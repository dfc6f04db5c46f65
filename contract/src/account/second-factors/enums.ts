/** How many recovery codes an administrator gets at once. */
export const RECOVERY_CODES = 10;
