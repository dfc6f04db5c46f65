import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { knownNames } from '#features/foundation/hash-tags/data.ts';
import { pictureOf } from '#features/foundation/files/pictures/picture-of.ts';
import {
  filesField,
  publicationFields,
  richField,
  switchField,
  textField,
} from '#features/foundation/publishing/field-lines.ts';
import { copy } from './copy.ts';
import type { BoardDraft, ConsoleBoard } from './data.ts';

/** The values of the form: the contract's draft, with picture and files as the editor shows them. */
export interface BoardFormValues {
  code: string;
  language: Locale | 'ALL';
  subject: string;
  content: string;
  /** One picture or none; a list, so that two versions of the form are merged by whole pictures. */
  thumb: FileRef[];
  files: FileRef[];
  _hashTags: string[];
  isPinned: boolean;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

const emptyBoard: BoardFormValues = {
  code: '',
  language: 'ALL',
  subject: '',
  content: '',
  thumb: [],
  files: [],
  _hashTags: [],
  isPinned: false,
  isActive: false,
  startsAt: null,
  endsAt: null,
};

/** The form of a post, or of a new one. */
export function formOf(board: ConsoleBoard | undefined): BoardFormValues {
  if (!board) return emptyBoard;
  const { code, language, subject, content, thumb, files, isPinned, isActive, startsAt, endsAt } = board;
  const { _hashTags } = board;
  const shown = { language: language ?? ('ALL' as const), thumb: thumb ? [thumb] : [] };
  return { code, subject, content, files, _hashTags, isPinned, isActive, startsAt, endsAt, ...shown };
}

/** The values of the form in the format of the wire. */
export const draftOf = ({ thumb: [picture], files, language, ...same }: BoardFormValues): BoardDraft => ({
  ...same,
  language: language === 'ALL' ? null : language,
  _thumb: picture?._id ?? null,
  files: files.map(({ _id }) => _id),
});

/** The values that a stored version means; files that were removed since are left out. */
export function valuesOfVersion(content: Record<string, unknown>, known: ConsoleBoard) {
  const { files, _thumb, language, ...same } = content;
  const ids = Array.isArray(files) ? files : [];
  const thumb = typeof _thumb === 'string' && _thumb === known.thumb?._id ? [pictureOf(_thumb)] : [];
  return {
    ...same,
    language: language ?? 'ALL',
    thumb,
    files: known.files.filter(({ _id }) => ids.includes(_id)),
  };
}

const { every, korean, english, chinese } = copy.languages;
const languageNames = { ALL: every, ko: korean, en: english, cn: chinese };

/** The choices of the language in which a post is shown. */
export const languageOptions = (['ALL', ...locales] as const).map((value) => ({
  value,
  label: languageNames[value],
}));

const languageLines = (value: unknown): string[] =>
  languageOptions.filter((option) => option.value === value).map(({ label }) => label);
const thumbLines = (value: unknown): string[] =>
  Array.isArray(value) ? (value as FileRef[]).map(({ url }) => url.split('?')[0] ?? '') : [];

const tagLines = (value: unknown): string[] => (Array.isArray(value) ? knownNames(value as string[]) : []);

/** How fields are shown where two texts of them are compared. */
export const specialLines = { language: languageLines, thumb: thumbLines, _hashTags: tagLines };

const { fields } = copy;
export const compared = [
  textField('code', fields.code),
  textField('subject', fields.subject),
  richField('content', fields.content),
  { key: 'language', label: fields.language, linesOf: languageLines },
  { key: 'thumb', label: fields.thumb, linesOf: thumbLines },
  filesField('files', fields.files),
  switchField('isPinned', fields.isPinned),
  ...publicationFields,
];
