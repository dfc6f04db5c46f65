import { describe, expect, test } from 'vitest';
import { locales } from '@ieum/contract/common/text.ts';
import type { WrittenMail } from './define-mail.ts';
import { htmlOf } from './layout.ts';
import { textOf, type MailFrame } from './mail-content.ts';

const frame: MailFrame = { publicUrl: 'https://ieum.example' };
const mail: WrittenMail = {
  subject: '지원서를 보냈어요',
  content: {
    locale: 'ko',
    text: '첫 줄\n둘째 줄\n\n다른 문단',
    facts: [
      ['기업', '한빛테크'],
      ['제목', '북미 해외영업 매니저'],
    ],
    button: { label: '이음에서 보기', url: 'https://ieum.example/mypage?a=1&b=2' },
    reason: 'reasonChosen',
    settings: '/dashboard/password#messages',
  },
};
const withText = (text: string): WrittenMail => ({
  subject: text,
  content: { ...mail.content, heading: text, text, facts: [[text, text]] },
});

describe('an e-mail', () => {
  test('has every fact and link in both of its parts', () => {
    const text = textOf(mail.content, frame);
    const html = htmlOf(mail, frame);
    const parts = ['첫 줄', '둘째 줄', '다른 문단', '한빛테크', '북미 해외영업 매니저', '이음에서 보기'];
    for (const part of [...parts, 'https://ieum.example/dashboard/password#messages']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('이음에서 보기: https://ieum.example/mypage?a=1&b=2');
    expect(html).toContain('href="https://ieum.example/mypage?a=1&amp;b=2"');
  });

  test('shows what people wrote as text, never as markup', () => {
    const html = htmlOf(withText('<img src=x onerror="alert(1)"> </title><script>alert(2)</script>'), frame);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
  });

  test('loads nothing from elsewhere', () => {
    expect(htmlOf(mail, frame)).not.toMatch(/<img|<link\b|<script|<iframe|url\(|@import|\ssrc=|background=/);
  });

  test('has a dark scheme and an own size on a phone', () => {
    const html = htmlOf(mail, frame);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('name="viewport"');
    expect(html).toContain('max-width:600px');
  });

  test('has an opt-out only where it is an advertisement, and then in both parts', () => {
    const optOutUrl = 'https://ieum.example/refuse?t=e1';
    const parts = (input: MailFrame) => [htmlOf(mail, input), textOf(mail.content, input)];
    for (const part of parts(frame)) expect(part).not.toContain('무료 수신 거부');
    for (const part of parts({ ...frame, optOutUrl })) {
      expect(part).toContain('무료 수신 거부');
      expect(part).toContain(optOutUrl);
    }
  });

  test.each(locales)('has its frame in %s', (locale) => {
    const html = htmlOf({ ...mail, content: { ...mail.content, locale } }, frame);
    expect(html).toContain(`lang="${locale === 'cn' ? 'zh-CN' : locale}"`);
    expect(html).toContain(
      { ko: '알림 설정 바꾸기', en: 'Change message settings', cn: '更改通知设置' }[locale],
    );
  });
});
