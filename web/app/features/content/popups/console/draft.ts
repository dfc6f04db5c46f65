import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { PopupDevice, PopupPages } from '@ieum/contract/content/popups/enums.ts';
import { popupDeviceTexts, popupPagesTexts } from '@ieum/contract/content/popups/texts.ts';
import { pictureOf } from '#features/foundation/files/pictures/picture-of.ts';
import { publicationFields, richField, textField } from '#features/foundation/publishing/field-lines.ts';
import type { FieldLines } from '#features/foundation/publishing/version-differences.ts';
import { say } from '#lib/format/copy.ts';
import { copy } from './copy.ts';
import type { ConsolePopup, PopupDraft } from './data.ts';

/** The values of the form: the contract's draft, with the picture as the editor shows it. */
export interface PopupFormValues {
  subject: string;
  /** One picture or none; a list, so that two versions of the form are merged by whole pictures. */
  image: FileRef[];
  alt: string;
  content: string;
  url: string;
  device: PopupDevice;
  pages: PopupPages;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

const emptyPopup: PopupFormValues = {
  subject: '',
  image: [],
  alt: '',
  content: '',
  url: '',
  device: 'ALL',
  pages: 'HOME',
  isActive: false,
  startsAt: null,
  endsAt: null,
};

/** The form of a popup, or of a new one. */
export function formOf(popup: ConsolePopup | undefined): PopupFormValues {
  if (!popup) return emptyPopup;
  const { subject, image, alt, content, url, device, pages, isActive, startsAt, endsAt } = popup;
  return {
    subject,
    image: image ? [image] : [],
    alt,
    content,
    url: url ?? '',
    device,
    pages,
    isActive,
    startsAt,
    endsAt,
  };
}

export const draftOf = ({ image: [picture], ...same }: PopupFormValues): PopupDraft => ({
  ...same,
  image: picture?._id ?? null,
});

/** The values that a stored version means. */
export const valuesOfVersion = ({ image, url, ...same }: Record<string, unknown>) => ({
  ...same,
  image: typeof image === 'string' ? [pictureOf(image)] : [],
  url: url ?? '',
});

const imageLines = (value: unknown): string[] =>
  Array.isArray(value) ? (value as FileRef[]).map(({ url }) => url.split('?')[0] ?? '') : [];
const deviceLines = (value: unknown): string[] =>
  typeof value === 'string' && value in popupDeviceTexts ? [say(popupDeviceTexts[value as PopupDevice])] : [];
const pagesLines = (value: unknown): string[] =>
  typeof value === 'string' && value in popupPagesTexts ? [say(popupPagesTexts[value as PopupPages])] : [];

/** How fields are shown where two texts of them are compared. */
export const specialLines = { image: imageLines, device: deviceLines, pages: pagesLines };

const { fields } = copy;

/** How two versions of a popup are compared. */
export const compared: readonly FieldLines[] = [
  textField('subject', fields.subject),
  { key: 'image', label: fields.image, linesOf: imageLines },
  textField('alt', fields.alt),
  richField('content', fields.content),
  textField('url', fields.url),
  { key: 'device', label: fields.device, linesOf: deviceLines },
  { key: 'pages', label: fields.pages, linesOf: pagesLines },
  ...publicationFields,
];
