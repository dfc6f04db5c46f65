/** The purpose of a file; attachments and editor photos have none. */
export const FileType = {
  Logo: 'LOGO',
  Profile: 'PROFILE',
  BusinessRegistration: 'BUSINESS_REGISTRATION',
} as const;
export type FileType = (typeof FileType)[keyof typeof FileType];
export const fileTypes = ['LOGO', 'PROFILE', 'BUSINESS_REGISTRATION'] as const;

/** The largest upload, in bytes (50 MB). */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;

/** The largest picture that is re-encoded, in bytes (20 MB). */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024;

/** The `accept` lists of the upload fields; the server checks the content itself. */
export const companyFileAccept = '.pdf,.xlsx,.jpg,.png';
export const registrationAccept = '.pdf,.jpg,.jpeg,.png';
export const imageAccept = 'image/jpeg,image/png,image/webp,image/gif';
