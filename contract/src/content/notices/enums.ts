export const NOTICE_FILES_MAX = 10;
