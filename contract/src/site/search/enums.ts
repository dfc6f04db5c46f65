/** Popular are the words of so many days, at least so many sessions and so many letters at most. */
export const POPULAR_DAYS = 7;
export const POPULAR_LEAST = 3;
export const POPULAR_LENGTH = 20;
export const POPULAR_MOST = 8;
