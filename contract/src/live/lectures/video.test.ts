import { expect, test } from 'vitest';
import { playerOf, providerOf, videoOf } from './video.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
])('the id of a YouTube video in %s', (link) => {
  const video = videoOf('UTUBE', link);
  expect(video?.id).toBe('dQw4w9WgXcQ');
  expect(video && playerOf(video)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
});

test.each([
  ['https://vimeo.com/76979871', undefined],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', undefined],
  ['76979871', undefined],
])('the id of a Vimeo video in %s', (link, hash) => {
  expect(videoOf('VIMEO', link)).toMatchObject({ id: '76979871', ...(hash && { hash }) });
});

test.each([
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/embed/dQw4w9WgXcQ',
  'javascript:alert(1)//dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/dQw4w9WgXcQextra',
  '',
])('%s names no video', (link) => {
  expect(videoOf('UTUBE', link)).toBeUndefined();
  expect(videoOf('VIMEO', link)).toBeUndefined();
});

test('the provider follows from a link, never from a bare id', () => {
  expect(providerOf('https://youtu.be/dQw4w9WgXcQ')).toBe('UTUBE');
  expect(providerOf('https://vimeo.com/76979871')).toBe('VIMEO');
  expect(providerOf('76979871')).toBeUndefined();
});
