import sharp from 'sharp';
import { call, callAs } from '../lib/sessions.ts';
import { expectOpen } from './lib/layers.ts';
import { enterAs } from './lib/people.ts';
import { expect, story } from './lib/story.ts';
import { byCss, byRole } from './lib/target.ts';

const results = byCss('main h3 a[href^="/recruitments/"]');

story('the filters of the list are in the address and come back with Back', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await screen.open('/recruitments');
  const region = byRole('checkbox', /^서울/);
  await screen.click(region);
  await screen.isAt(/region=/);
  const filtered = await screen.address();
  await screen.click(results);
  await screen.isAt(/^\/recruitments\/[\w-]{36}$/);
  await screen.back();
  await screen.isAt(filtered);
  await screen.see(results);
  await expect.poll(() => screen.on(region, (box) => (box as HTMLInputElement).checked)).toBe(true);
});

story(
  'a reloaded list shows what its address says, and Back then shows the previous list',
  async ({ openScreen }) => {
    const screen = await openScreen(1440);
    await screen.open('/recruitments');
    const [region, words] = [byRole('checkbox', /^서울/), byRole('searchbox')];
    const isChecked = () => screen.on(region, (box) => (box as HTMLInputElement).checked);
    // Going back may load the document again, with nothing shown meanwhile.
    const shown = () =>
      screen
        .evaluate(() => [...document.querySelectorAll('main h3')].map((title) => title.textContent).join())
        .catch(() => '');
    await screen.see(results);
    const all = await shown();
    await screen.click(region);
    await screen.isAt(/region=/);
    await expect.poll(shown).not.toBe(all);
    const filtered = await shown();
    await screen.reload();
    await screen.see(results);
    expect(await isChecked()).toBe(true);
    expect(await shown()).toBe(filtered);
    await screen.back();
    await screen.isAt('/recruitments');
    await expect.poll(shown).toBe(all);
    await expect.poll(isChecked).toBe(false);
    await expect.poll(() => screen.on(words, (field) => (field as HTMLInputElement).value)).toBe('');
  },
);

/** An open recruitment without questions to which the demonstration's person has not applied. */
async function findRecruitment(): Promise<string> {
  const { applications } = await callAs<{ applications: { _recruitment: string }[] }>(
    'person',
    '/api/v1/person/recruitment-applications?limit=100',
  );
  const applied = new Set(applications.map(({ _recruitment }) => _recruitment));
  const { recruitments } = await call<{ recruitments: { _id: string }[] }>(
    '/api/v1/recruitments?state=ON_GOING&limit=60',
  );
  // Engines run in parallel, so each begins at another row of the list.
  const turned = recruitments.toSorted(() => Math.random() - 0.5);
  for (const { _id } of turned) {
    if (applied.has(_id)) continue;
    const { recruitment } = await call<{ recruitment: { questions: unknown[] } }>(
      `/api/v1/recruitments/${_id}`,
    );
    if (recruitment.questions.length === 0) return _id;
  }
  throw new Error('the demonstration has no such recruitment');
}

story('a person applies to a recruitment on a phone', async ({ openScreen }) => {
  const screen = await openScreen(390);
  await enterAs(screen, 'person', `/recruitments/${await findRecruitment()}`);
  await screen.click(byRole('link', '지원하기'));
  const form = byRole('dialog');
  const next = byRole('button', '다음', { within: form });
  const submit = byRole('button', '지원하기', { within: form });
  await screen.see(next);
  await expectOpen(screen, form);
  // Steps in which there is nothing to choose are skipped; together they may take longer than one of them may.
  await expect
    .poll(
      async () => {
        if ((await screen.count(submit)) > 0) return true;
        if ((await screen.count(next)) > 0) await screen.click(next);
        return false;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await screen.click(submit);
  await screen.see({ by: 'text', value: /에 지원했어요/ });
});

story('a photo of the résumé is cropped, saved and removed again', async ({ openScreen }) => {
  const screen = await openScreen(1440);
  await enterAs(screen, 'person', '/dashboard/resume');
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await screen.giveFile(byCss('input[type="file"]'), { name: 'me.png', type: 'image/png', bytes });
  const crop = byRole('dialog', '사진 자르기');
  await expectOpen(screen, crop);
  await screen.click(byRole('button', '이 사진 쓰기', { within: crop }));
  await screen.gone(crop);
  const photo = byCss('main span > img[height="139"]');
  const width = () => screen.on(photo, (image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  await screen.click(byRole('button', '사진 빼기'));
  await screen.gone(photo);
});
