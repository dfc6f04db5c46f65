/** Popular are the words of so many days, at least so many sessions and so many letters at most. */
export const POPULAR_DAYS = 7;
export const POPULAR_MIN = 3;
export const POPULAR_LENGTH = 20;
export const POPULAR_MAX = 8;
/** The most that the console lists, whether they are shown to visitors or hidden. */
export const SEARCHED_WORDS_MAX = 50;
