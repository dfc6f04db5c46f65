let usedAt = Date.now();

/** To be called after each call that counts as activity of the session. */
export const recordActivity = (): void => {
  usedAt = Date.now();
};

/** When this tab last made such a call, in milliseconds; the page was opened then at the earliest. */
export const lastActivity = (): number => usedAt;
