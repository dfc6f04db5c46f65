import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { freeLine, Id, line, text } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Business, BusinessDraft, WholeBusiness } from './business.ts';
import {
  alertBounds,
  DAILY_TOKENS_MAX,
  groupBounds,
  MODEL_NAME_MAX,
  MONTHLY_TOKENS_MAX,
  PROMPTS_MAX,
} from './enums.ts';
import { settingPaths } from './paths.ts';
import { settingTexts as m } from './texts.ts';

/** A short name and the text that the chat shows for it. */
const Alert = z.object({
  text: z.string().max(alertBounds.text),
  value: z.string().max(alertBounds.value),
});
/** The name of a group of prompts, and the value by which prompts refer to it. */
const Group = z.object({ text: z.string().max(groupBounds.text), value: z.string().max(groupBounds.value) });

/** The part of the setting that is public; it says nothing about the key. */
export const Setting = z.object({
  chatPromptAlerts: z.array(Alert).max(PROMPTS_MAX),
  chatPromptGroups: z.array(Group).max(PROMPTS_MAX),
  openai: z.object({ enabled: z.boolean() }),
  business: Business,
});
export type Setting = z.infer<typeof Setting>;

const openAiPart = {
  enabled: z.boolean(),
  organization: z.string().max(200).nullable(),
  project: z.string().max(200).nullable(),
  /** Null: the product's default. */
  model: z.string().max(MODEL_NAME_MAX).nullable(),
  /** The most tokens a day; above them the chat answers without the model. */
  dailyTokens: z.int(),
  /** The most tokens a calendar month, likewise. */
  monthlyTokens: z.int(),
  /** A mask where a key is stored. */
  apiKey: z.string().max(40).nullable(),
};

/** The connection to OpenAI as administrators see it, with the version of the setting. */
export const OpenAiSetting = z.object({ ...openAiPart, version: z.int() });
export type OpenAiSetting = z.infer<typeof OpenAiSetting>;

/** The setting as administrators see it; a stored key is shown as a mask. */
export const WholeSetting = Setting.extend({
  chatPromptAlerts: z.array(Alert.extend({ _id: z.string().max(bounds.id) })).max(PROMPTS_MAX),
  openai: z.object(openAiPart),
  security: z.object({ requiresSecondFactor: z.boolean() }),
  business: WholeBusiness,
  version: z.int(),
  /** Null before the first save. */
  updatedAt: z.string().max(40).nullable(),
});
export type WholeSetting = z.infer<typeof WholeSetting>;

/** One with the `_id` of a notice changes it; any other is new. */
const AlertDraft = z.object({
  _id: Id.optional(),
  text: line(alertBounds.text),
  value: text(alertBounds.value),
});
const GroupDraft = z.object({ text: line(groupBounds.text), value: line(groupBounds.value) });
const isEachOnce = (groups: { value: string }[]): boolean =>
  new Set(groups.map(({ value }) => value)).size === groups.length;

/** Any part of the connection to OpenAI; omitted fields are unchanged. */
export const OpenAiDraft = z.object({
  enabled: z.boolean().optional(),
  organization: freeLine(200).nullable().optional(),
  project: freeLine(200).nullable().optional(),
  model: freeLine(MODEL_NAME_MAX).nullable().optional(),
  dailyTokens: z.int().min(0).max(DAILY_TOKENS_MAX).optional(),
  monthlyTokens: z.int().min(0).max(MONTHLY_TOKENS_MAX).optional(),
  /** Empty or the mask leaves the stored key unchanged; null deletes it. */
  apiKey: freeLine(400).nullable().optional(),
});

/** Any part of the setting; omitted fields are unchanged. */
export const SettingDraft = z.object({
  chatPromptAlerts: z.array(AlertDraft).max(PROMPTS_MAX).optional(),
  chatPromptGroups: z.array(GroupDraft).max(PROMPTS_MAX).refine(isEachOnce, m.groupTwice.key).optional(),
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
