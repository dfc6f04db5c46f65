import { sayIn, type Text } from '@ieum/contract/common/text.ts';
import { withdrawalTexts as m } from '@ieum/contract/site/withdrawals/texts.ts';
import { defineMail } from '#foundation/messages/public.ts';

const SAMPLE_DAY = '2026.12.24';
const sampleReason: Text = {
  ko: '같은 회원이 계정을 두 개 만들었어요',
  en: 'The member had two accounts',
  cn: '同一会员注册了两个账户',
};
const sampleContact: Text = {
  ko: '센터 관리자 (admin@ieum.example)',
  en: 'Centre administrator (admin@ieum.example)',
  cn: '中心管理员（admin@ieum.example）',
};

/** Says goodbye to a member who closed the account. */
export const goodbyeMail = defineMail<{ day: string }>({
  kind: 'withdrawal-own',
  label: m.goodbyeLabel,
  values: () => ({ day: SAMPLE_DAY }),
  write: (locale, { day }) => ({
    subject: m.goodbyeSubject.text[locale],
    content: {
      locale,
      text: sayIn(locale, m.goodbyeBody.text, { day }),
      facts: [[m.factErased.text[locale], day]],
      reason: 'reasonAccount',
    },
  }),
});

/** Notifies a member whose account an administrator closed. */
export const closedMail = defineMail<{ day: string; reason: string; contact: string }>({
  kind: 'withdrawal-by-console',
  label: m.closedLabel,
  values: (locale) => ({
    day: SAMPLE_DAY,
    reason: sampleReason[locale],
    contact: sampleContact[locale],
  }),
  write: (locale, values) => {
    const reason = values.reason || m.noReason.text[locale];
    return {
      subject: m.closedSubject.text[locale],
      content: {
        locale,
        text: sayIn(locale, m.closedBody.text, { ...values, reason }),
        reason: 'reasonAccount',
      },
    };
  },
});
