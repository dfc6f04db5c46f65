import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { ConsoleNotice, NoticeDraft } from './data.ts';

/** The values of the form: the contract's draft, with the files as the list shows them. */
export interface NoticeFormValues {
  subject: string;
  content: string;
  isPinned: boolean;
  files: FileRef[];
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
}

export const emptyNotice: NoticeFormValues = {
  subject: '',
  content: '',
  isPinned: false,
  files: [],
  isActive: false,
  startsAt: null,
  endsAt: null,
};

/** The form of a notice, or of a new one. */
export function formOf(notice: ConsoleNotice | undefined): NoticeFormValues {
  if (!notice) return emptyNotice;
  const { subject, content, isPinned, files, isActive, startsAt, endsAt } = notice;
  return { subject, content, isPinned, files, isActive, startsAt, endsAt };
}

/** The values of the form in the format of the wire. */
export const draftOf = ({ files, ...same }: NoticeFormValues): NoticeDraft => ({
  ...same,
  files: files.map(({ _id }) => _id),
});

/** The values that a stored version means; files that were removed since are left out. */
export function valuesOfVersion(content: Record<string, unknown>, known: readonly FileRef[]) {
  const { files, ...same } = content;
  const ids = Array.isArray(files) ? files : [];
  return { ...same, files: known.filter(({ _id }) => ids.includes(_id)) };
}
