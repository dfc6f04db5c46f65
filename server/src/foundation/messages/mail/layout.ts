import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { mailTexts as m } from '@ieum/contract/foundation/messages/mail-texts.ts';
import type { WrittenMail } from './define-mail.ts';
import { footerOf, type Fact, type FooterLine, type MailContent, type MailFrame } from './mail-content.ts';
import { darkCss, styles } from './styles.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const languages: Record<Locale, string> = { ko: 'ko', en: 'en', cn: 'zh-CN' };
const PREVIEW = 120;

/** An e-mail as HTML: nothing in it is loaded from elsewhere, and it is readable without styles. */
export function htmlOf({ subject, content }: WrittenMail, frame: MailFrame): string {
  const { locale, text, facts = [], links, button } = content;
  const page = h(
    Html,
    { lang: languages[locale], dir: 'ltr' },
    head(subject),
    h(Preview, null, Array.from(text).slice(0, PREVIEW).join('')),
    h(
      Body,
      { className: 'page', style: styles.page },
      h(
        Container,
        { className: 'sheet', style: styles.sheet },
        h(Section, null, h(Text, { className: 'brand', style: styles.brand }, sayIn(locale, m.brand.text))),
        h(
          Heading,
          { as: 'h1', className: 'strong', style: styles.heading },
          content.heading ?? withoutBrand(subject, locale),
        ),
        paragraphs(text),
        facts.length > 0 && table(facts),
        links && linkList(links),
        button && h(Button, { href: button.url, className: 'button', style: styles.button }, button.label),
        h(Hr, { className: 'rule', style: styles.rule }),
        footerOf(content, frame).map(footerLine),
      ),
    ),
  );
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}

/** A subject begins with the brand, which is above the heading already. */
function withoutBrand(subject: string, locale: Locale): string {
  const brand = `[${sayIn(locale, m.brand.text)}] `;
  return subject.startsWith(brand) ? subject.slice(brand.length) : subject;
}

const head = (title: string) =>
  h(
    Head,
    null,
    h('title', null, title),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', { dangerouslySetInnerHTML: { __html: darkCss } }),
  );

/** Lines of a paragraph stay lines. */
const paragraphs = (text: string): ReactNode =>
  text.split(/\n{2,}/).map((paragraph, index) =>
    h(
      Text,
      { key: `p${index}`, className: 'text', style: styles.text },
      paragraph.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line])),
    ),
  );

const table = (facts: readonly Fact[]): ReactNode =>
  h(
    'table',
    { className: 'facts', style: styles.facts, cellPadding: 0, cellSpacing: 0, width: '100%' },
    h(
      'tbody',
      null,
      facts.map(([label, value]) =>
        h(
          'tr',
          { key: label },
          h('th', { scope: 'row', className: 'soft', style: styles.label }, label),
          h('td', { className: 'strong', style: styles.value }, value),
        ),
      ),
    ),
  );

const linkList = ({ title, items }: NonNullable<MailContent['links']>): ReactNode =>
  h(
    Section,
    null,
    h(Text, { className: 'soft', style: styles.text }, title),
    items.map(({ label, url }) =>
      h(
        Text,
        { key: url, className: 'text', style: styles.text },
        h(Link, { href: url, className: 'link', style: styles.link }, label),
      ),
    ),
  );

const footerLine = ({ text, url }: FooterLine): ReactNode =>
  h(
    Text,
    { key: text, className: 'soft', style: styles.footer },
    url ? h(Link, { href: url, className: 'link', style: styles.link }, text) : text,
  );
