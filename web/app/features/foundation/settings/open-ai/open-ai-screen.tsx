import { useQuery } from '@tanstack/react-query';
import {
  DAILY_TOKENS_MAX,
  MODEL_NAME_MAX,
  MONTHLY_TOKENS_MAX,
} from '@ieum/contract/foundation/settings/enums.ts';
import { useCallback, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useRights } from '#lib/session/rights.ts';
import { Stack } from '#ui/box/stack.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Switch } from '#ui/form/fields/switch.tsx';
import { Whole } from '#ui/form/fields/whole.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { toast } from '#ui/toast/toasts.ts';
import styles from '../setting.module.css';
import { copy } from './copy.ts';
import { openAiQuery, useSaveOpenAi, type OpenAiSetting } from './data.ts';
import type { OpenAiValues } from './rules.ts';

const FORM = 'open-ai-form';
const { fields } = copy;
const resolver = lazyResolver<OpenAiValues>(async () => (await import('./rules.ts')).resolve);
const describe = describeConflictBy(fields);
/** The form, which never contains a stored key. */
const knownOf = ({
  version,
  enabled,
  organization,
  project,
  model,
  dailyTokens,
  monthlyTokens,
}: OpenAiSetting) => ({
  version,
  values: {
    enabled,
    organization: organization ?? '',
    project: project ?? '',
    model: model ?? '',
    dailyTokens,
    monthlyTokens,
    apiKey: '',
  },
});

function useOpenAiForm(openai: OpenAiSetting) {
  const save = useSaveOpenAi();
  const form = useForm<OpenAiValues>({ resolver, defaultValues: knownOf(openai).values });
  const { isDirty } = form.formState;
  useLeaveGuard({ hasUnsaved: useCallback(() => isDirty, [isDirty]) });
  const { submit, choice } = useVersionedForm<OpenAiValues, OpenAiValues>({
    form,
    draftKey: 'open-ai',
    secrets: ['apiKey'],
    start: knownOf(openai),
    readCurrent: (current) => knownOf(current as OpenAiSetting),
    describe,
    write: async (values, known) => {
      const saved = await save.mutateAsync({ ...values, version: known?.version });
      toast(copy.saved, { tone: 'success' });
      return knownOf(saved);
    },
  });
  const { act, title, body, done } = copy.remove;
  const removeKey = () =>
    runAction({
      ask: { title, body, confirmLabel: act, tone: 'danger' },
      run: async () => {
        await save.mutateAsync({ enabled: false, apiKey: null });
        form.resetField('enabled', { defaultValue: false });
      },
      done,
    });
  return { form, submit, choice, removeKey, isSaving: save.isPending };
}

interface KeyProps {
  /** The mask of the stored key. */
  mask: string | null;
  isBusy: boolean;
  onRemove: () => void;
}

const Key = ({ mask, isBusy, onRemove }: KeyProps) => (
  <Panel title={copy.key}>
    <Stack gap={16}>
      <p>{mask ? copy.stored(mask) : copy.none}</p>
      <Text
        name="apiKey"
        label={fields.apiKey}
        hint={fields.apiKeyHint}
        maxLength={400}
        autoComplete="off"
        isOptional
      />
      {mask && (
        <div>
          <Button kind="default" size="sm" onClick={onRemove} disabled={isBusy}>
            {copy.remove.act}
          </Button>
        </div>
      )}
    </Stack>
  </Panel>
);

const Limits = () => (
  <>
    <Whole
      name="dailyTokens"
      label={fields.dailyTokens}
      hint={fields.dailyTokensHint}
      max={DAILY_TOKENS_MAX}
    />
    <Whole
      name="monthlyTokens"
      label={fields.monthlyTokens}
      hint={fields.monthlyTokensHint}
      max={MONTHLY_TOKENS_MAX}
    />
  </>
);

function Editor({ openai, children }: { openai: OpenAiSetting; children: ReactNode }) {
  const { form, submit, choice, removeKey, isSaving } = useOpenAiForm(openai);
  const mayWrite = useRights().may('settings.write');
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={mayWrite ? copy.hint : uiCopy.readOnly}
        actions={
          mayWrite && (
            <Button type="submit" form={FORM} isLoading={isSaving}>
              {copy.save}
            </Button>
          )
        }
      />
      <Form form={form} id={FORM} className={styles.parts} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={!mayWrite}>
          <Panel title={copy.connection}>
            <Stack gap={16}>
              <Switch name="enabled" label={fields.enabled} hint={fields.enabledHint} />
              <Text name="organization" label={fields.organization} maxLength={200} isOptional />
              <Text name="project" label={fields.project} maxLength={200} isOptional />
              <Text
                name="model"
                label={fields.model}
                hint={fields.modelHint}
                maxLength={MODEL_NAME_MAX}
                isOptional
              />
              <Limits />
            </Stack>
          </Panel>
          <Key mask={openai.apiKey} isBusy={isSaving} onRemove={() => void removeKey()} />
        </fieldset>
      </Form>
      <div className={styles.after}>{children}</div>
      {choice}
    </>
  );
}

/**
 * /console/plugins/open-ai: the connection of the chat to OpenAI; a stored key is only ever a mask here. `children`
 * show what came of it.
 */
export const OpenAiScreen = ({ children }: { children?: ReactNode }) => (
  <QueryView of={useQuery(openAiQuery)} waiting={<PageSkeleton />}>
    {(openai) => <Editor openai={openai}>{children}</Editor>}
  </QueryView>
);
