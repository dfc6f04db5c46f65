import { defineTexts, type KeyedText, type Text } from '../../common/text.ts';

type Texts = Readonly<Record<string, KeyedText>>;

/** The label of a recorded detail, with the texts of its values where they are a closed set. */
export interface DetailText extends KeyedText {
  values?: Texts;
}

type DetailTextOf<V> = KeyedText & (V extends Texts ? { values: V } : unknown);

const allDetails = new Map<string, DetailText>();

/**
 * Defines the details that a module records with its actions, each with its label; those of a closed set of
 * values with the texts of these.
 */
export function defineAuditDetails<
  const T extends Record<string, Text>,
  V extends { readonly [K in keyof T]?: Texts } = Record<never, Texts>,
>(details: T, values?: V): { [K in keyof T]: DetailTextOf<K extends keyof V ? V[K] : undefined> } {
  const labels = defineTexts('auditDetails', details);
  const described = Object.entries<KeyedText>(labels).map(([detail, label]) => {
    const texts = values?.[detail];
    return [detail, texts ? { ...label, values: texts } : label] as const;
  });
  for (const [detail, label] of described) allDetails.set(detail, label);
  return Object.fromEntries(described) as ReturnType<typeof defineAuditDetails<T, V>>;
}

/** The label of a detail; undefined for one that no imported module defines. */
export const findAuditDetail = (detail: string): DetailText | undefined => allDetails.get(detail);

const allFields = new Map<string, KeyedText>();

/** Defines the names of the fields that a module's actions change. */
export function defineAuditFields<const T extends Record<string, Text>>(
  fields: T,
): { [K in keyof T]: KeyedText } {
  const labels = defineTexts('auditFields', fields);
  for (const [field, label] of Object.entries<KeyedText>(labels)) allFields.set(field, label);
  return labels;
}

/** The name of a changed field; undefined for one that no imported module defines. */
export const findAuditField = (field: string): KeyedText | undefined => allFields.get(field);

const allFilters = new Map<string, KeyedText>();

/** Defines the names of the filters that a module's actions record. */
export function defineAuditFilters<const T extends Record<string, Text>>(
  filters: T,
): { [K in keyof T]: KeyedText } {
  const labels = defineTexts('auditFilters', filters);
  for (const [filter, label] of Object.entries<KeyedText>(labels)) allFilters.set(filter, label);
  return labels;
}

/** The name of a filter; undefined for one that no imported module defines. */
export const findAuditFilter = (filter: string): KeyedText | undefined => allFilters.get(filter);

/** The recorded details of several modules. */
export const commonDetails = defineAuditDetails({
  reason: { ko: '사유', en: 'Reason', cn: '原因' },
  code: { ko: '코드', en: 'Code', cn: '代码' },
  count: { ko: '몇 건', en: 'How many', cn: '数量' },
  filter: { ko: '조건', en: 'Filters', cn: '条件' },
  fields: { ko: '바꾼 항목', en: 'Changed', cn: '更改项' },
  contacts: { ko: '연락처 포함', en: 'With contacts', cn: '含联系方式' },
});

/** The texts of yes, no and nothing among recorded values. */
export const auditAnswerTexts = defineTexts('auditAnswers', {
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
  none: { ko: '없음', en: 'None', cn: '无' },
});
