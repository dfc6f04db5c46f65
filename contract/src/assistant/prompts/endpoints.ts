import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Flag, freeLine, Id, line, ListHeaders, listOf, listPart, Nothing } from '../../common/schemas.ts';
import { groupBounds, PROMPTS_MAX as ENTRIES_MAX } from '../../foundation/settings/enums.ts';
import { PROMPTS_MAX, PROMPTS_OF_GROUP_MAX } from './enums.ts';
import { chatPromptPaths, consolePromptPaths, promptAlertPaths } from './paths.ts';
import {
  ChatPrompt,
  ConsolePrompt,
  PromptAlert,
  PromptAlertDraft,
  PromptDraft,
  PromptGroup,
  PromptGroupDraft,
  PromptGroups,
} from './schemas.ts';
import { promptTexts as m } from './texts.ts';

/** If it is sent and the row has changed since, the answer is 409 with `current`. */
const version = z.int().min(0).optional();

export const chatPrompts = endpointsOf('chatPrompts', {
  /** The active ones by group and place, 200 at most. */
  list: endpoint({
    ...chatPromptPaths.list,
    summary: 'List the suggested questions of the chat with their replies',
    response: z.object({
      prompts: z.array(ChatPrompt).max(PROMPTS_MAX),
      groups: z.array(PromptGroup).max(ENTRIES_MAX),
    }),
  }),
});

const params = z.object({ _prompt: Id });
const response = z.object({ prompt: ConsolePrompt });

export const consolePrompts = endpointsOf('consolePrompts', {
  /** By group and place. */
  list: endpoint({
    ...consolePromptPaths.list,
    summary: 'List the prompts of the chat in every state',
    query: z.object({
      ...listPart,
      group: freeLine(groupBounds.value).optional(),
      /** Those whose group no longer exists. */
      ungrouped: Flag.optional(),
      active: Flag.optional(),
      searchValue: freeLine(100).optional(),
    }),
    headers: ListHeaders,
    response: listOf('prompts', ConsolePrompt),
  }),
  find: endpoint({ ...consolePromptPaths.find, summary: 'Read a prompt', params, response }),
  create: endpoint({ ...consolePromptPaths.create, summary: 'Create a prompt', body: PromptDraft, response }),
  /** All prompts of one group in their new order. */
  reorder: endpoint({
    ...consolePromptPaths.reorder,
    summary: 'Change the order of the prompts of a group',
    body: z.object({
      group: line(groupBounds.value, m.groupRequired.key),
      _prompts: z.array(Id).min(1).max(PROMPTS_OF_GROUP_MAX),
    }),
    response: z.object({ prompts: z.array(ConsolePrompt) }),
  }),
  revise: endpoint({
    ...consolePromptPaths.revise,
    summary: 'Change a prompt',
    params,
    body: PromptDraft.partial().extend({ version }),
    response,
  }),
  remove: endpoint({ ...consolePromptPaths.remove, summary: 'Delete a prompt', params, response: Nothing }),
  readGroups: endpoint({
    ...consolePromptPaths.readGroups,
    summary: 'Read the groups of prompts',
    response: PromptGroups,
  }),
  /** All groups in their order; one that is missing is removed, which a group with prompts cannot be. */
  saveGroups: endpoint({
    ...consolePromptPaths.saveGroups,
    summary: 'Save the groups of prompts',
    body: z.object({ groups: z.array(PromptGroupDraft).max(ENTRIES_MAX), version }),
    response: PromptGroups,
  }),
});

const alertParams = z.object({ _alert: Id });
const alertResponse = z.object({ promptAlert: PromptAlert });

export const promptAlerts = endpointsOf('promptAlerts', {
  /** In the order in which the chat shows them. */
  list: endpoint({
    ...promptAlertPaths.list,
    summary: 'List the notices that the chat shows first',
    query: z.object({ limit: listPart.limit, skip: listPart.skip }),
    headers: ListHeaders,
    response: z.object({ promptAlerts: z.array(PromptAlert), count: z.int() }),
  }),
  find: endpoint({
    ...promptAlertPaths.find,
    summary: 'Read a notice of the chat',
    params: alertParams,
    response: alertResponse,
  }),
  create: endpoint({
    ...promptAlertPaths.create,
    summary: 'Create a notice of the chat',
    body: PromptAlertDraft,
    response: alertResponse,
  }),
  /** All notices in their new order. */
  reorder: endpoint({
    ...promptAlertPaths.reorder,
    summary: 'Change the order of the notices of the chat',
    body: z.object({ _alerts: z.array(Id).min(1).max(ENTRIES_MAX) }),
    response: z.object({ promptAlerts: z.array(PromptAlert) }),
  }),
  revise: endpoint({
    ...promptAlertPaths.revise,
    summary: 'Change a notice of the chat',
    params: alertParams,
    body: PromptAlertDraft.partial().extend({ version }),
    response: alertResponse,
  }),
  remove: endpoint({
    ...promptAlertPaths.remove,
    summary: 'Delete a notice of the chat',
    params: alertParams,
    response: Nothing,
  }),
});
