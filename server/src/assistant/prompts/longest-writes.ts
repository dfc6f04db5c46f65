import { consolePrompts, promptAlerts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';

const PROMPTS = '/api/console/chat/prompts';
const GROUPS = '/api/console/chat/prompt-groups';
const ALERTS = '/api/console/chat/prompt-alerts';

export const longestWrites: LongestWrites = async ({ world, write, admin }) => {
  await write(admin, `PUT ${GROUPS}`, GROUPS, { groups: [{ text: '지원', value: '지원' }] });
  const { groups } = await world.api(admin, consolePrompts).readGroups();
  const draft = { group: groups[0]?.value as string, query: '질문', reply: '답변' };
  const { prompt } = await write(admin, `POST ${PROMPTS}`, PROMPTS, draft);
  const id = prompt?.['_id'] ?? '';
  await write(admin, `PUT ${PROMPTS}/order`, `${PROMPTS}/order`, { group: draft.group, _prompts: [id] });
  await write(admin, `PUT ${PROMPTS}/:_prompt`, `${PROMPTS}/${id}`, draft);
  const alert = { text: '인사', value: '안녕하세요' };
  const { promptAlert } = await write(admin, `POST ${ALERTS}`, ALERTS, alert);
  const alertId = promptAlert?.['_id'] ?? '';
  await write(admin, `PUT ${ALERTS}/:_alert`, `${ALERTS}/${alertId}`, alert);
  return {
    ids: { _prompt: [id], _alert: [alertId] },
    listed: { [`GET ${PROMPTS}`]: id, [`GET ${ALERTS}`]: alertId },
    undo: async () => {
      await world.answers(admin, consolePrompts).remove({ params: { _prompt: id } });
      await world.answers(admin, promptAlerts).remove({ params: { _alert: alertId } });
    },
  };
};
