import '@ieum/contract/site/members/audit-texts.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { findAuditAction, type AuditAction } from '@ieum/contract/foundation/audit/action-texts.ts';
import { describeAuditDetails } from '@ieum/contract/foundation/audit/details.ts';
import { auditFilters } from '@ieum/contract/foundation/audit/endpoints.ts';
import {
  commonDetails,
  findAuditField,
  findAuditFilter,
} from '@ieum/contract/foundation/audit/detail-texts.ts';
import { auditDetails as ofMessages } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { auditDetails as ofRecruitments } from '@ieum/contract/hiring/recruitments/audit-texts.ts';
import { auditDetails as ofUsers } from '@ieum/contract/account/users/audit-texts.ts';
import '@ieum/contract/foundation/audit/audit-texts.ts';
import '@ieum/contract/foundation/settings/audit-texts.ts';
import { locales, sayIn, type KeyedText } from '@ieum/contract/common/text.ts';
import { messageChannels, messagePurposes } from '@ieum/contract/foundation/messages/enums.ts';
import { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { SettingDraft } from '@ieum/contract/foundation/settings/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { fromSetting } from '#foundation/settings/wire.ts';

/** A detail that describes how an action uses a field, not the field itself. */
const ignored = new Set(['status', 'state', 'reason', 'version']);
const revised = [members.revise.body, moderation.revise.body].flatMap((body) => Object.keys(body.shape));
const settings = fromSetting(
  {
    ...Object.fromEntries(Object.keys(SettingDraft.shape).map((name) => [name, []])),
    openai: { enabled: true, organization: 'a', project: 'b', apiKey: 'c' },
    business: {},
  },
  { row: { business: null, chatPromptAlerts: null }, locale: 'ko' },
  String,
);
const fields = [...revised.filter((name) => !ignored.has(name)), ...Object.keys(settings)];

const values = {
  from: Object.values(RecruitmentState),
  to: Object.values(RecruitmentState),
  channel: messageChannels,
  sentBy: messageChannels,
  purpose: messagePurposes,
  userType: ['PERSON', 'COMPANY', 'ADMINISTRATOR'],
};

/** An action that no module defines is no `AuditAction`; the type check fails if it were. */
// @ts-expect-error -- the union is closed
const unknownAction: AuditAction = 'users.unknown';

it('has no label for an action that no module defines', () => {
  expect(findAuditAction(unknownAction)).toBeUndefined();
  expect(findAuditAction('users.revise' satisfies AuditAction)).toBeDefined();
});

const HANGUL = /[가-힣]/;

describe.each(locales)('the audit log in %s', (locale) => {
  const say = ({ text }: KeyedText) => sayIn(locale, text);

  it('has a label for every field of every audited write', () => {
    expect(fields.length).toBeGreaterThan(20);
    const missing = fields.filter(
      (name) => !(findAuditField(name) ?? findAuditField(name.replace(/^_/, ''))),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(values))('never shows a stored value of %s', (name, all) => {
    for (const value of all) {
      const [[, text] = ['', '']] = describeAuditDetails({ [name]: value }, say);
      expect(text).not.toBe(value);
      expect(HANGUL.test(text)).toBe(locale === 'ko');
    }
  });

  it('never shows the stored name of a detail', () => {
    for (const name of Object.keys({ ...commonDetails, ...ofMessages, ...ofRecruitments, ...ofUsers })) {
      const [[shown] = ['']] = describeAuditDetails({ [name]: 1 }, say);
      expect(shown).not.toBe(name);
    }
  });

  it('writes true, false and null as text', () => {
    const texts = describeAuditDetails({ isDefault: true, contacts: false, level: null }, say);
    for (const [, value] of texts) expect(value).not.toMatch(/true|false|null|^$/);
  });

  it('writes the filters of an export as text', () => {
    const missing = Object.keys(auditFilters).filter((name) => !findAuditFilter(name));
    expect(missing).toEqual([]);
    const filter = 'action=companies.approve, targetType=company, from=2026-11-23T15:00:00.000Z';
    const [[, text] = ['', '']] = describeAuditDetails({ filter }, say);
    expect(text).not.toMatch(/companies\.approve|targetType|=|T15/);
    expect(text).toContain('2026.11.24 00:00');
  });
});
