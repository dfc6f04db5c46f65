import { askAs } from '../lib/sessions.ts';
import { story } from './lib/story.ts';
import { byLabel, byRole } from './lib/target.ts';

// The entrance and the door of a video interview; without devices the door stays open.

for (const width of [390, 1440] as const)
  story(`a guest comes to the door of an interview at ${width} px`, async ({ openScreen }) => {
    const body = { title: '엔진 면접', entrance: { type: 'ONE_WITH_URL' } };
    const { interview } = await askAs<{ interview: { code: string } }>(
      'company',
      '/api/v1/company/interviews',
      { body },
    );
    const screen = await openScreen(width);
    await screen.open('/interview');
    await screen.fill(byLabel('면접 코드 또는 링크'), interview.code);
    await screen.click(byRole('button', '들어가기'));
    await screen.see(byRole('heading', '엔진 면접'));
    await screen.see(byRole('list', '장치 확인'));
    await screen.fill(byLabel('이름'), '김손님');
    await screen.click(byRole('button', '입장 요청하기'));
    await screen.see(byRole('heading', '입장을 요청했어요'));
  });
