import { defineCopy } from '#lib/format/copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';

const names = defineCopy({
  create: { ko: '새 챗봇 질문 쓰기', en: 'Write a chat prompt', cn: '撰写聊天问题' },
  groups: { ko: '챗봇 질문 묶음 고치기', en: 'Edit the groups of chat prompts', cn: '编辑聊天问题分组' },
  notice: { ko: '새 챗봇 안내문 쓰기', en: 'Write a chat notice', cn: '撰写聊天提示语' },
});

export const consoleActions: readonly ConsoleAction[] = [
  { name: names.create, to: '/console/chat/prompts?edit=new', right: 'content.write' },
  { name: names.groups, to: '/console/chat/prompts?edit=groups', right: 'content.write' },
  { name: names.notice, to: '/console/chat/prompt-alerts?edit=new', right: 'content.write' },
];
