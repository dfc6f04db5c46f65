/** The most files of a service inquiry. */
export const INQUIRY_FILES_MAX = 3;
/** The largest file of a service inquiry, in bytes (10 MB): anybody may upload one. */
export const INQUIRY_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** A service inquiry is erased this many days after it was sent. */
export const INQUIRY_RETENTION_DAYS = 365;
