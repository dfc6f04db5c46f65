import { z } from 'zod';
import { freeLine, line, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Business, BusinessDraft, WholeBusiness } from './business.ts';
import { PROMPTS_MAX } from './enums.ts';
import { settingPaths } from './paths.ts';

/** A short name and the text that the chat shows for it. */
const Prompt = z.object({ text: z.string().max(100), value: z.string().max(2000) });
const prompts = z.array(Prompt).max(PROMPTS_MAX);

/** The part of the setting that is public; it says nothing about the key. */
export const Setting = z.object({
  chatPromptAlerts: prompts,
  chatPromptGroups: prompts,
  openai: z.object({ enabled: z.boolean() }),
  business: Business,
});
export type Setting = z.infer<typeof Setting>;

const openAiPart = {
  enabled: z.boolean(),
  organization: z.string().max(200).nullable(),
  project: z.string().max(200).nullable(),
  /** A mask where a key is stored. */
  apiKey: z.string().max(40).nullable(),
};

/** The connection to OpenAI as administrators see it, with the version of the setting. */
export const OpenAiSetting = z.object({ ...openAiPart, version: z.int() });
export type OpenAiSetting = z.infer<typeof OpenAiSetting>;

/** The setting as administrators see it; a stored key is shown as a mask. */
export const WholeSetting = Setting.extend({
  openai: z.object(openAiPart),
  security: z.object({ requiresSecondFactor: z.boolean() }),
  business: WholeBusiness,
  version: z.int(),
  /** Null before the first save. */
  updatedAt: z.string().max(40).nullable(),
});
export type WholeSetting = z.infer<typeof WholeSetting>;

const PromptDraft = z.object({ text: line(100), value: text(2000) });
const promptDrafts = z.array(PromptDraft).max(PROMPTS_MAX);

/** Any part of the connection to OpenAI; omitted fields are unchanged. */
export const OpenAiDraft = z.object({
  enabled: z.boolean().optional(),
  organization: freeLine(200).nullable().optional(),
  project: freeLine(200).nullable().optional(),
  /** Empty or the mask leaves the stored key unchanged; null deletes it. */
  apiKey: freeLine(400).nullable().optional(),
});

/** Any part of the setting; omitted fields are unchanged. */
export const SettingDraft = z.object({
  chatPromptAlerts: promptDrafts.optional(),
  chatPromptGroups: promptDrafts.optional(),
  openai: OpenAiDraft.optional(),
  security: z
    .object({
      /** Administrators without a second factor can then do nothing but set one up. */
      requiresSecondFactor: z.boolean().optional(),
    })
    .optional(),
  business: BusinessDraft.optional(),
});
export type SettingDraft = z.infer<typeof SettingDraft>;

const whole = z.object({ setting: WholeSetting });
const openAi = z.object({ openai: OpenAiSetting });

export const settings = endpointsOf('settings', {
  read: endpoint({
    ...settingPaths.read,
    summary: 'Read the public settings of the service',
    response: z.object({ setting: Setting }),
  }),
  readWhole: endpoint({
    ...settingPaths.readWhole,
    summary: 'Read all settings of the service',
    response: whole,
  }),
  save: endpoint({
    ...settingPaths.save,
    summary: 'Save the settings of the service',
    /** If `version` is sent and the setting has changed since, the answer is 409 with `current`. */
    body: SettingDraft.extend({ version: z.int().min(0).optional() }),
    response: whole,
  }),
  readOpenAi: endpoint({
    ...settingPaths.readOpenAi,
    summary: 'Read the connection to OpenAI',
    response: openAi,
  }),
  saveOpenAi: endpoint({
    ...settingPaths.saveOpenAi,
    summary: 'Save the connection to OpenAI',
    /** If `version` is sent and the setting has changed since, the answer is 409 with `current`. */
    body: OpenAiDraft.extend({ version: z.int().min(0).optional() }),
    response: openAi,
  }),
});
