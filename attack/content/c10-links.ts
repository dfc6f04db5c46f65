import { chromium, type Page } from '@playwright/test';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { multipart } from '../lib/multipart.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { aPng } from '../samples/pictures.ts';
import { serveStub } from '../lib/stub-server.ts';
import type { Answer } from '../lib/http.ts';

const EVIL = 'evil.example';

/** Links that run a script, or lead to another site although they look like a path or this site. */
const disguises = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript\u200b:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  `blob:https://${EVIL}/a`,
  `filesystem:https://${EVIL}/a`,
  'file:///etc/passwd',
  `ftp://${EVIL}/`,
  `intent://${EVIL}#Intent;scheme=https;end`,
  `//${EVIL}/`,
  `///${EVIL}/`,
  `\\\\${EVIL}\\`,
  `/\\${EVIL}/`,
  `\\/${EVIL}/`,
  `/.//${EVIL}/`,
  `/..//${EVIL}/`,
  `/x/..//${EVIL}/`,
  `/%2e//${EVIL}/`,
  `/%2e%2e//${EVIL}/`,
  `/\t/${EVIL}/`,
  `/\n/${EVIL}/`,
  `\t//${EVIL}/`,
  `/\u2028/${EVIL}/`,
  `/\u3000/${EVIL}/`,
  `／／${EVIL}/`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `https:\\\\${EVIL}`,
  `HTTPS://${EVIL}/`,
  `https://${EVIL}/"onmouseover="alert(1)`,
  `https://ieum.example@${EVIL}/`,
  `https://ieum.example:pw@${EVIL}/`,
  `https://ieum.example.${EVIL}/`,
  `https://ieum.example\\@${EVIL}/`,
  `https://ieum。example/`,
  `https://іeum.example/`,
  `https://${EVIL}/\u202egro.elpmaxe.muei`,
  `https://127.0.0.1.${EVIL}/`,
  'https://0x7f000001/',
];
const honest = [
  '/guide',
  '/recruitments?open=true',
  'https://partner.example/a?b=1',
  'http://partner.example/',
];

/** One link of a page as the browser understands it. */
interface Anchor {
  href: string;
  protocol: string;
  isOuter: boolean;
  target: string;
  rel: string;
  /** Its text with what its style adds. */
  text: string;
}

/** Runs in the page. */
const readAnchors = (): Anchor[] =>
  [...document.querySelectorAll('a[href]')].map((element) => {
    const anchor = element as HTMLAnchorElement;
    return {
      href: anchor.getAttribute('href') ?? '',
      protocol: anchor.protocol,
      isOuter: anchor.host !== location.host,
      target: anchor.target,
      rel: anchor.rel,
      text: `${anchor.textContent} ${getComputedStyle(anchor, '::after').content}`,
    };
  });

const isPlain = ({ protocol }: Anchor) => /^(https?|mailto|tel):$/.test(protocol);
const isMarked = ({ protocol, isOuter, target, rel, text }: Anchor) =>
  !/^https?:$/.test(protocol) ||
  !isOuter ||
  (target === '_blank' && /noopener/.test(rel) && text.includes('새 창'));

async function judgeAnchors(page: Page, where: string, tally: Tally): Promise<number> {
  const anchors = await page.evaluate(readAnchors);
  for (const anchor of anchors) {
    tally.check(isPlain(anchor), () => `${where}: ${anchor.href} is a ${anchor.protocol}`);
    tally.check(isMarked(anchor), () => `${where}: ${anchor.href} leads out unmarked`);
  }
  return anchors.length;
}

const CONSOLE = '/api/console';
const escaped = (link: string) => link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes popups and banners as an administrator; each write is rejected with 400 or stored. */
async function writer({ world, shared }: Target) {
  const send = (method: string, path: string, body?: unknown) =>
    world.call(shared.administrator, method, path, body === undefined ? {} : { body });
  const picture = multipart({ file: await aPng(), name: 'a.png' });
  const uploaded = await world.call(shared.administrator, 'POST', `${CONSOLE}/files`, picture);
  const image = assertSuccess(uploaded, 'a picture').string('file', '_id');
  await send('DELETE', `${CONSOLE}/popups/${shared.ids.popup}`);
  const banner = {
    code: 'main',
    name: '배너',
    isActive: true,
    slides: [{ image, alt: '그림', url: '/guide' }],
  };
  const made = assertSuccess(await send('POST', `${CONSOLE}/banners`, banner), 'a banner').string(
    'banner',
    '_id',
  );
  return {
    slide: (url: string): Promise<Answer> =>
      send('PUT', `${CONSOLE}/banners/${made}`, {
        slides: [{ image, alt: '그림', url, isOuterLink: false, target: '_self' }],
      }),
    popup: (url: string, content: string): Promise<Answer> =>
      send('POST', `${CONSOLE}/popups`, { subject: '팝업', url, content, pages: 'ALL', isActive: true }),
    removePopup: (id: string) => send('DELETE', `${CONSOLE}/popups/${id}`),
  };
}

/** Shows a link in a slide, in a popup and in the text of one, and reads the home page; false when rejected. */
async function tryLink(write: Awaited<ReturnType<typeof writer>>, link: string, { page, url, tally }: Shown) {
  const content = `<p><a href="${escaped(link)}">글</a><a href="${escaped(link)}" target="_self">글</a></p>`;
  const answers = [await write.slide(link), await write.popup(link, content)];
  for (const { status } of answers) tally.check(status === 200 || status === 400, () => `${link}: ${status}`);
  if (answers[1]?.status === 400) answers[1] = await write.popup('', content);
  await page.goto(`${url}/`, { waitUntil: 'load' });
  await page.waitForSelector('dialog[open]', { timeout: 10_000 });
  await page.waitForTimeout(300);
  await judgeAnchors(page, JSON.stringify(link), tally);
  const popup = answers[1]?.string('popup', '_id');
  if (popup) await write.removePopup(popup);
  return answers[0]?.status === 200;
}
interface Shown {
  page: Page;
  url: string;
  tally: Tally;
}

export const attack: Attack = {
  id: 'C10',
  what: 'Links of banners and popups, and in the texts of popups, that run scripts or lead elsewhere in disguise, read in Chromium',
  goal: '0 links that run something; every link to another site opens a new window, without an opener, and says so',
  run: async ({ onPostgres, afterwards }) => {
    const target = await prepareTarget(await onPostgres());
    const browser = await chromium.launch({
      executablePath: await provide(needs.chromium),
      args: ['--no-sandbox'],
    });
    afterwards(() => browser.close());
    const tally = createTally();
    const page = await (await browser.newContext({ serviceWorkers: 'block', locale: 'ko-KR' })).newPage();
    const write = await writer(target);
    const shown = { page, url: target.instance.url, tally };
    let taken = 0;
    for (const link of disguises) if (await tryLink(write, link, shown)) taken += 1;
    for (const link of honest) tally.check(await tryLink(write, link, shown), () => `${link} is rejected`);

    // The weak stub writes every link as it was given.
    const stub = await serveStub((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(disguises.map((link) => `<a href="${escaped(link)}">글</a>`).join(''));
    });
    afterwards(stub.stop);
    const weak = createTally();
    await page.goto(stub.url);
    await judgeAnchors(page, 'stub', weak);
    return tally.outcome(
      { disguises: disguises.length, taken, 'faults of the stub': weak.failures() },
      weak.failures() > disguises.length / 2,
    );
  },
};
