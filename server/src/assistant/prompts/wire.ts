import type { z } from 'zod';
import type {
  ChatPrompt,
  ConsolePrompt,
  PromptAlert,
  PromptDraft,
} from '@ieum/contract/assistant/prompts/schemas.ts';
import type { Alert } from '#foundation/settings/public.ts';
import type { ChatPromptRow } from './tables.ts';

/** Row → what the chat shows. */
export const presentPrompt = ({ id, group, query, reply, position }: ChatPromptRow): ChatPrompt => ({
  _id: id,
  group,
  query,
  reply,
  index: position,
});

/** Row → the console. */
export const presentConsolePrompt = (row: ChatPromptRow): ConsolePrompt => ({
  ...presentPrompt(row),
  isActive: row.isActive,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export type PromptChange = Partial<
  Pick<ChatPromptRow, 'group' | 'query' | 'reply' | 'position' | 'isActive'>
>;

/** Draft → columns; omitted fields are unchanged. */
export const fromDraft = ({
  group,
  query,
  reply,
  index,
  isActive,
}: Partial<z.output<typeof PromptDraft>>): PromptChange => ({
  ...(group !== undefined && { group }),
  ...(query !== undefined && { query }),
  ...(reply !== undefined && { reply }),
  ...(index !== undefined && { position: index }),
  ...(isActive !== undefined && { isActive }),
});

/** Entry of the setting → the console. */
export const presentAlert = ({ id, text, value, version }: Alert): PromptAlert => ({
  _id: id,
  text,
  value,
  version,
});
