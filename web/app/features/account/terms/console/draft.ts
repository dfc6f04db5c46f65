import { userTypes } from '@ieum/contract/account/users/enums.ts';
import type { Terms, TermsChange, TermsDraft } from './data.ts';

export const audiences = ['ALL', ...userTypes] as const;

/** The values of the form: the contract's draft, with a separate value for texts that concern everybody. */
export type TermsFormValues = Required<Omit<TermsDraft, 'userType'>> & {
  audience: (typeof audiences)[number];
  /** The day from which a changed text is in force; null means at once. */
  effectiveOn: string | null;
  /** A summary of the changes and their reason. */
  note: string | null;
};

const ofNextVersion = { effectiveOn: null, note: '' };

/** The form of a text, or of a new one that comes after `lastIndex`. */
export function formOf(terms: Terms | undefined, lastIndex = 0): TermsFormValues {
  if (!terms) {
    const index = lastIndex + 10;
    return {
      code: '',
      audience: 'ALL',
      subject: '',
      content: '',
      necessary: true,
      isListed: true,
      index,
      ...ofNextVersion,
    };
  }
  const { code, userType, subject, content, necessary, isListed, index } = terms;
  return {
    code,
    audience: userType ?? 'ALL',
    subject,
    content,
    necessary,
    isListed,
    index,
    ...ofNextVersion,
  };
}

/** The values of the form in the format of the wire. */
export const draftOf = ({
  audience,
  effectiveOn: _day,
  note: _note,
  ...same
}: TermsFormValues): TermsDraft => ({
  ...same,
  userType: audience === 'ALL' ? null : audience,
});

/** Only changed fields, so that an unchanged text creates no new version; a changed one with its day. */
export function changeOf(known: TermsFormValues, values: TermsFormValues): TermsChange {
  const draft = draftOf(values);
  const before = draftOf(known);
  const names = Object.keys(draft) as (keyof TermsDraft)[];
  const change: TermsChange = Object.fromEntries(
    names.filter((name) => draft[name] !== before[name]).map((name) => [name, draft[name]]),
  );
  if (change.content === undefined) return change;
  return { ...change, effectiveOn: values.effectiveOn, note: values.note };
}
