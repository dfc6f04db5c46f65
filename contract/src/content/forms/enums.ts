/** The most files of a form, and the size of each. */
export const FORM_FILES_MAX = 10;
export const FORM_FILE_MAX_BYTES = 50 * 1024 * 1024;
export const FORM_FIELDS_MAX = 30;
/** The most addresses that a form is sent to at once. */
export const FORM_ADDRESSES_MAX = 10;
/** For how many days, after the day on which a form was sent, the links to its files are valid. */
export const FORM_LINK_DAYS = 14;
/** How long the token of a new form accepts files. */
export const FORM_UPLOAD_SECONDS = 15 * 60;
/** A form of a visitor is erased this many days after it was submitted. */
export const FORM_RETENTION_DAYS = 365;
