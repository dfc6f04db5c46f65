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

/** What the upload fields accept, by the ends of the names; the server checks the content itself. */
export const attachmentEndings = [
  '.pdf',
  '.hwp',
  '.hwpx',
  '.docx',
  '.xlsx',
  '.pptx',
  '.zip',
  '.jpg',
  '.jpeg',
  '.png',
] as const;
export const companyFileEndings = ['.pdf', '.xlsx', '.jpg', '.png'] as const;
export const registrationEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.gif'] as const;

/** The types that a field for one cropped picture accepts. */
export const imageAccept = 'image/jpeg,image/png,image/webp,image/gif';
