import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { answerOf, each, type Answer } from '../lib/http.ts';
import { polyglots } from '../samples/odd-files.ts';
import { uploader, ways, type Way } from '../lib/uploads.ts';
import { openWorld } from '../lib/world.ts';

const RTLO = '\u202E';
const names = [
  'a.pdf',
  'a.html',
  'a.svg',
  'a.pdf.html',
  'a.html.pdf',
  'a.php',
  'a.pdf%00.html',
  'a.pdf;.html',
  `${RTLO}fdp.exe`,
  `사진${RTLO}gnp.exe`,
  '\u2067a.pdf\u2069.js',
  '한글 이름.pdf'.normalize('NFD'),
  'a\r\nSet-Cookie: a=b.pdf',
  'a\u0000.pdf',
  `${'가'.repeat(300)}.pdf`,
  '.htaccess',
  'CON.pdf',
  'a.pdf ',
  '<img src=x onerror=alert(1)>.png',
  '../../a.html',
];
/** Content types that a browser may receive; none of them is a page or a script. */
const TYPES =
  /^(application\/(pdf|zip|x-hwp|hwp\+zip|vnd\.openxmlformats-officedocument\.\w+\.\w+)|image\/(jpeg|png|webp))$/;
const ENDINGS = /\.(pdf|hwp|hwpx|docx|xlsx|pptx|zip|jpe?g|png|webp)$/i;
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u;

/** Describes how a served file could harm a browser or somebody who opens it; undefined when it could not. */
function wrongWith(answer: Answer, { isPicture }: Pick<Way, 'isPicture'>, name: string): string[] {
  const { headers } = answer;
  const policy = String(headers['content-security-policy']);
  const disposition = String(headers['content-disposition']);
  const rules: Record<string, boolean> = {
    'is served': answer.status === 200,
    'has a content type of files': TYPES.test(String(headers['content-type'])),
    'is never sniffed': headers['x-content-type-options'] === 'nosniff',
    'is sandboxed': /(^|; )sandbox(;|$)/.test(policy) && policy.includes("default-src 'none'"),
    'is not embedded elsewhere': headers['cross-origin-resource-policy'] === 'same-origin',
    'is shown in a page only when re-encoded': isPicture || disposition.startsWith('attachment;'),
    'loads nothing':
      !isPicture || !['<script', 'onload', 'PK\x03\x04'].some((word) => answer.body.includes(word)),
    'sets no header by its name': headers['set-cookie'] === undefined && !/[\r\n]/.test(disposition),
    'has a safe name': !UNSEEN.test(name) && name.length <= 255 && name === name.normalize('NFC'),
    'has the extension of its kind': name === '' || ENDINGS.test(name),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

interface UploadFile {
  what: string;
  file: Buffer;
  name: string;
}

const samplesIn = (folder: string | undefined): UploadFile[] =>
  folder
    ? globSync(['images/odd/*', 'pdf/odd/*'], { cwd: folder }).map((name) => ({
        what: name,
        file: readFileSync(join(folder, name)),
        name,
      }))
    : [];

/** All files are stored under generated names, and there are no others. */
function judgeStore(dataDir: string, tally: Tally): number {
  const files = globSync('files/**/*', { cwd: dataDir, withFileTypes: true }).filter((one) => one.isFile());
  for (const { name, parentPath } of files)
    tally.check(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name) && /\/[0-9a-f]{2}$/.test(parentPath),
      () => `stored as ${parentPath}/${name}`,
    );
  return files.length;
}

/** The weak stub returns what it got, under the given name and type. */
function isWeakCaught(odd: Record<string, Buffer>): boolean {
  const bad = ['page', 'SVG', 'GIF and page'].map((what) => {
    const headers = { 'content-type': 'text/html', 'content-disposition': 'inline; filename="a.html"' };
    return wrongWith(
      answerOf(200, headers, odd[what] ?? Buffer.alloc(0)),
      { isPicture: true },
      `${RTLO}a.html`,
    );
  });
  return bad.every((rules) => rules.length >= 6);
}

export const attack: Attack = {
  id: 'F2',
  what: 'Polyglot files, pages and SVGs under other names, and unusual names, by every way to upload',
  goal: '0 pages, scripts or SVGs shown; all sandboxed and never sniffed, under generated names; none of 500',
  run: async ({ onPostgres, extent }) => {
    const instance = await onPostgres();
    const world = await openWorld(instance.db, instance.url);
    const tally = createTally();
    const odd = await polyglots();
    const right = ['a right PDF', 'a right picture'].map((what) => odd[what] ?? Buffer.alloc(0));
    const tried: UploadFile[] = [
      ...Object.entries(odd).flatMap(([what, file]) =>
        ['a.pdf', 'photo.jpg', 'a.html'].map((name) => ({ what, file, name })),
      ),
      ...names.flatMap((name) => right.map((file) => ({ what: 'a right file', file, name }))),
      ...samplesIn(extent.samples),
    ];
    let taken = 0;
    for (const way of ways) {
      const upload = uploader(world, way);
      await each(tried, 4, async ({ what, file, name }) => {
        const input = await upload({
          file,
          name: name.replace(/[\r\n"]/g, encodeURIComponent),
          type: 'text/html',
        });
        const { status } = input.answer;
        const isReported = status === 200 || (status >= 400 && status < 500 && status !== 429);
        tally.check(isReported, () => `${way.what}, ${what} as ${name}: ${status}`);
        if (status !== 200) return;
        taken += 1;
        const wrong = wrongWith(await world.call(input.actor, 'GET', input.url), way, input.name);
        tally.check(
          wrong.length === 0,
          () => `${way.what}, ${what} as ${JSON.stringify(name)}: fails ${wrong.join(', ')}`,
        );
      });
    }
    const stored = judgeStore(instance.dataDir, tally);
    const figures = { 'kinds of files': Object.keys(odd).length, names: names.length, taken, stored };
    return tally.outcome(figures, isWeakCaught(odd));
  },
};
