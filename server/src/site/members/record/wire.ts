import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import type { MemberRecordRow } from '@ieum/contract/site/members/record-endpoints.ts';
import type { RecordRow, RecordSection } from '#kit/member-record.ts';

/** Row → wire, as the section's module presents it in a language. */
export function presentRow(section: RecordSection, locale: Locale) {
  const say = ({ text }: KeyedText, values?: Record<string, string | number>) => sayIn(locale, text, values);
  return ({ id, at, columns }: RecordRow): MemberRecordRow => {
    const { text, detail, state, link } = section.present(columns, { id, locale, say });
    return {
      _id: id,
      at: new Date(at).toISOString(),
      text,
      detail: detail || null,
      state: state ?? null,
      link: link ?? null,
    };
  };
}
