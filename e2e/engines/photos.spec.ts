import sharp from 'sharp';
import { consoleNoticePaths } from '../../contract/src/content/notices/paths.ts';
import { callAs } from '../lib/sessions.ts';
import { enterAs } from './lib/people.ts';
import { poll } from './lib/screen.ts';
import { story } from './lib/story.ts';
import { byCss, byLabel, byRole, byText } from './lib/target.ts';

// What is typed after a photo was inserted, where each engine has a caret of its own.

const aPhoto = async () => ({
  name: '약도.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2450d8' } })
    .png()
    .toBuffer(),
});

for (const width of [390, 1440] as const)
  story(`a photo in a text keeps its place and is described at ${width} px`, async ({ openScreen }) => {
    const { notification } = await callAs<{ notification: { _id: string } }>(
      'admin',
      consoleNoticePaths.create.path,
      { body: { subject: `사진이 있는 공지 ${Date.now()}`, content: '<p>행사장 약도예요.</p>' } },
    );
    const screen = await openScreen(width);
    await enterAs(screen, 'admin', `/console/center/notifications?edit=${notification._id}`);
    const text = byRole('textbox', '내용');
    await screen.click(byText('행사장 약도예요.', { within: text }));
    await screen.giveFile(byCss('input[type=file][aria-label="사진 넣기"]'), await aPhoto());
    const description = byLabel('사진 설명');
    await screen.see(description);
    await screen.type('after');
    const photos = byCss('.ProseMirror img');
    await screen.see(byText('after', { within: text }));
    await poll(() => screen.count(photos)).toBe(1);
    await screen.fill(description, 'map');
    const read = () => screen.on(photos, (image) => (image as HTMLImageElement).alt);
    await poll(read).toBe('map');
    await screen.click(byText('after', { within: text }));
    await screen.see(description);
  });
