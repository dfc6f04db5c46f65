import type { TestActor } from '../world.ts';
import type { Write } from './longest-writes.ts';

export const SETTING = '/api/console/setting';

/** Texts of the settings. */
export async function writeSettings(write: Write, admin: TestActor) {
  const prompts = [{ text: '인사', value: '안녕하세요' }];
  const texts = { ko: '글', en: 'text', cn: '文' };
  await write(admin, `PUT ${SETTING}`, SETTING, {
    chatPromptAlerts: prompts,
    chatPromptGroups: prompts,
    openai: { organization: '조직', project: '과제', model: '모델', apiKey: 'key' },
    business: {
      name: texts,
      representative: texts,
      address: texts,
      hours: texts,
      registrationNumber: '번호',
      mailOrderNumber: '번호',
      phone: '전화',
      email: 'centre@example.com',
    },
  });
  const OPEN_AI = '/api/console/plugins/open-ai';
  await write(admin, `PUT ${OPEN_AI}`, OPEN_AI, {
    organization: '조직',
    project: '과제',
    model: '모델',
    apiKey: 'key',
  });
}
