/** The most files of a notice. */
export const NOTICE_FILES_MAX = 10;
