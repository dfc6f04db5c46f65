import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { tabStorage } from '#lib/storage/browser-storage.ts';

type Draft = Call<typeof inquiries.create>['body'];

/** The values of the form: the contract's draft, with the files as the list shows them. */
export type InquiryValues = Required<Omit<Draft, 'files'>> & { files: FileRef[] };

export const emptyInquiry: InquiryValues = {
  companyName: '',
  name: '',
  phone: '',
  email: '',
  subject: '',
  content: '',
  files: [],
  agreed: false,
};

/** The values in the format of the wire. */
export const draftOf = ({ files, ...same }: InquiryValues): Draft => ({
  ...same,
  files: files.map(({ _id }) => _id),
});

const PLACE = 'ieum.inquiry-partner';
const TYPED = ['companyName', 'name', 'phone', 'email', 'subject', 'content'] as const;
type TypedFields = Partial<Record<(typeof TYPED)[number], string>>;

/** Stores the typed texts in this tab, over a reload and Back; without values it removes them. */
export function storeInquiry(values: Partial<InquiryValues> | undefined): void {
  const typed = values && Object.fromEntries(TYPED.map((name) => [name, values[name] ?? '']));
  const isEmpty = !typed || Object.values(typed).every((text) => text === '');
  tabStorage.writeJson(PLACE, isEmpty ? undefined : typed);
}

/** The typed texts of this tab; undefined without any. */
export function readInquiry(): TypedFields | undefined {
  const stored = tabStorage.readJson(PLACE);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = Object.entries(stored).filter(
    ([name, text]) => TYPED.some((one) => one === name) && typeof text === 'string',
  );
  return Object.fromEntries(texts) as TypedFields;
}
