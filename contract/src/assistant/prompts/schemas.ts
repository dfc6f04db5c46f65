import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeLine, line, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { alertBounds, groupBounds } from '../../foundation/settings/enums.ts';
import { PROMPT_INDEX_MAX, promptBounds } from './enums.ts';
import { promptTexts as m } from './texts.ts';

const promptPart = {
  _id: z.string().max(bounds.id),
  /** The value of its group. */
  group: z.string().max(groupBounds.value),
  query: z.string().max(promptBounds.query),
  reply: z.string().max(promptBounds.reply),
  /** Its place in its group. */
  index: z.int(),
};

/** A suggested question of the chat with its ready reply. */
export const ChatPrompt = z.object(promptPart);
export type ChatPrompt = z.infer<typeof ChatPrompt>;

/** A group of prompts: its name, and the value by which prompts refer to it. */
export const PromptGroup = z.object({
  text: z.string().max(groupBounds.text),
  value: z.string().max(groupBounds.value),
});
export type PromptGroup = z.infer<typeof PromptGroup>;

export const ConsolePrompt = z.object({
  ...promptPart,
  isActive: z.boolean(),
  version: z.int(),
  createdAt: z.string().max(40),
  updatedAt: z.string().max(40),
});
export type ConsolePrompt = z.infer<typeof ConsolePrompt>;

/** A prompt as an administrator writes it; without `index` it is the last of its group. */
export const PromptDraft = z.object({
  group: line(groupBounds.value, m.groupRequired.key),
  query: line(promptBounds.query, m.queryRequired.key),
  reply: text(promptBounds.reply, m.replyRequired.key),
  index: z.int(c.notWhole.key).min(0, c.tooSmall.key).max(PROMPT_INDEX_MAX, c.unknownValue.key).optional(),
  isActive: z.boolean().optional(),
});

/** A group in the console, with the number of its prompts in every state. */
export const ConsolePromptGroup = PromptGroup.extend({ count: z.int() });
export type ConsolePromptGroup = z.infer<typeof ConsolePromptGroup>;

/** The groups in their order. */
export const PromptGroups = z.object({
  groups: z.array(ConsolePromptGroup),
  /** How many prompts have a group that no longer exists; the chat does not show them. */
  ungrouped: z.int(),
  /** The version of the setting, which contains the groups. */
  version: z.int(),
});
export type PromptGroups = z.infer<typeof PromptGroups>;

/** A group as an administrator writes it; a new one has no value yet. */
export const PromptGroupDraft = z.object({
  text: line(groupBounds.text, m.groupNameRequired.key),
  value: freeLine(groupBounds.value).optional(),
});

/** A notice that the chat shows first. */
export const PromptAlert = z.object({
  _id: z.string().max(bounds.id),
  text: z.string().max(alertBounds.text),
  value: z.string().max(alertBounds.value),
  version: z.int(),
});
export type PromptAlert = z.infer<typeof PromptAlert>;

/** An alert as an administrator writes it: a short name and the text that the chat shows. */
export const PromptAlertDraft = z.object({
  text: line(alertBounds.text, m.alertTextRequired.key),
  value: text(alertBounds.value, m.alertValueRequired.key),
});
