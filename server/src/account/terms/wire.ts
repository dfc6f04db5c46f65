import type { z } from 'zod';
import type {
  PublicTermsVersion,
  Terms,
  TermsVersion,
  TermsDraft,
} from '@ieum/contract/account/terms/endpoints.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import type { TermsRow } from './tables.ts';
import type { VersionRow } from './versions.ts';

/** Row → wire. */
export const presentTerms = (row: TermsRow): Terms => ({
  _id: row.id,
  code: row.code,
  userType: row.userType,
  subject: row.subject,
  content: row.content,
  necessary: row.isNecessary,
  isListed: row.isListed,
  index: row.position,
  version: row.version,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

type Draft = z.output<typeof TermsDraft>;
type Columns = Pick<
  TermsRow,
  'code' | 'userType' | 'subject' | 'content' | 'isNecessary' | 'isListed' | 'position'
>;
type Required = Omit<Columns, 'isListed' | 'position'> & Partial<Columns>;

/** Wire → columns; omitted fields are unchanged, the content is cleaned. */
export function fromDraft(draft: Draft): Required;
export function fromDraft(draft: Partial<Draft>): Partial<Columns>;
export function fromDraft({ necessary, index, content, ...same }: Partial<Draft>): Partial<Columns> {
  return {
    ...same,
    ...(necessary !== undefined && { isNecessary: necessary }),
    ...(index !== undefined && { position: index }),
    ...(content !== undefined && { content: cleanWithin('content', content, bounds.termsContent) }),
  };
}

/** Version → wire as everybody may read it, without the long content. */
export const presentPublicVersion = (row: VersionRow): PublicTermsVersion => ({
  version: row.version,
  state: row.state,
  effectiveAt: row.effectiveAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  note: row.note,
});

/** Version → wire for the console, without the long content. */
export const presentVersion = (row: VersionRow): TermsVersion => ({
  ...presentPublicVersion(row),
  subject: row.subject,
  necessary: row.isNecessary,
  writer: row.writerName === null ? null : { name: row.writerName },
  agreementCount: row.agreementCount,
});
