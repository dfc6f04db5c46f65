import { PROMPTS_MAX } from '@ieum/contract/foundation/settings/enums.ts';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFieldArray, useForm, useFormContext } from 'react-hook-form';
import { useRights } from '#lib/session/rights.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { askRemoval } from '#ui/layer/ask-removal.ts';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/form/fields/switch-field.tsx';
import { DesignForm } from '#ui/form/design-form.tsx';
import { laterResolver } from '#ui/form/later-resolver.ts';
import { describeBy } from '#ui/form/difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { Area } from '#ui/form/area-field.tsx';
import { Text } from '#ui/form/text-fields.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { useLeaveGuard } from '#ui/layer/use-leave-guard.ts';
import { BusinessPanel, businessLabels } from './business-panel.tsx';
import { copy } from './copy.ts';
import { settingQuery, useSaveSetting, type WholeSetting } from './data.ts';
import styles from './setting.module.css';
import type { SettingValues } from './rules.ts';
import { draftOf, valuesOf } from './values.ts';

const FORM = 'setting-form';
const resolver = laterResolver<SettingValues>(async () => (await import('./rules.ts')).resolve);
const knownOf = (setting: WholeSetting) => ({ version: setting.version, values: valuesOf(setting) });
const describe = describeBy({
  chatPromptAlerts: copy.alerts.title,
  chatPromptGroups: copy.groups.title,
  'openai.enabled': copy.openai.enabled,
  'openai.organization': copy.openai.organization,
  'openai.project': copy.openai.project,
  'openai.apiKey': copy.openai.apiKey,
  'security.requiresSecondFactor': copy.security.required,
  ...businessLabels,
});
const nothingToFlush = async () => undefined;
function Prompts({
  name,
  title,
  hint,
}: {
  name: 'chatPromptAlerts' | 'chatPromptGroups';
  title: string;
  hint: string;
}) {
  const { fields, append, remove } = useFieldArray<SettingValues>({ name });
  const { getValues } = useFormContext<SettingValues>();
  const { prompt } = copy;
  const take = async (index: number) => {
    const { text, value } = getValues(`${name}.${index}`);
    if (await askRemoval(text || title, `${text}${value}` !== '')) remove(index);
  };
  return (
    <Panel title={title}>
      <p className={styles.hint}>{hint}</p>
      {fields.length === 0 && <p className={styles.none}>{prompt.none}</p>}
      {fields.map((field, index) => (
        <div key={field.id} className={styles.prompt}>
          <Text name={`${name}.${index}.text`} label={prompt.text} maxLength={100} />
          <Area name={`${name}.${index}.value`} label={prompt.value} maxLength={2000} rows={2} />
          <Button
            kind="subtle"
            size="sm"
            aria-label={prompt.remove(index + 1)}
            icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => void take(index)}
          />
        </div>
      ))}
      {fields.length < PROMPTS_MAX && (
        <Button
          kind="default"
          size="sm"
          icon={<IconPlus size={17} aria-hidden />}
          onClick={() => append({ text: '', value: '' })}
        >
          {prompt.add}
        </Button>
      )}
    </Panel>
  );
}

const Security = () => (
  <Panel title={copy.security.title}>
    <Switch name="security.requiresSecondFactor" label={copy.security.required} hint={copy.security.hint} />
  </Panel>
);

function OpenAi({ hasKey, onClear }: { hasKey: boolean; onClear: () => void }) {
  const { openai } = copy;
  return (
    <Panel title={openai.title}>
      <div className={styles.form}>
        <Switch name="openai.enabled" label={openai.enabled} />
        <Text name="openai.organization" label={openai.organization} maxLength={200} isOptional />
        <Text name="openai.project" label={openai.project} maxLength={200} isOptional />
        <Text
          name="openai.apiKey"
          label={openai.apiKey}
          hint={hasKey ? openai.kept : openai.none}
          maxLength={400}
          autoComplete="off"
          isOptional
        />
        {hasKey && (
          <div>
            <Button kind="default" size="sm" onClick={onClear}>
              {openai.evict}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function useSettingForm(setting: WholeSetting) {
  const save = useSaveSetting();
  const form = useForm<SettingValues>({ resolver, defaultValues: valuesOf(setting) });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty, [isDirty]);
  useLeaveGuard({ hasUnsaved, flush: nothingToFlush });

  const { submit, choice } = useVersionedForm<SettingValues, SettingValues>({
    form,
    place: 'setting',
    start: knownOf(setting),
    readCurrent: (current) => knownOf(current as WholeSetting),
    describe,
    write: async (values, known = knownOf(setting)) => {
      const draft = draftOf(values, known.values);
      const saved = await save.mutateAsync({ ...draft, version: known.version });
      toast(copy.done, { tone: 'success' });
      return knownOf(saved);
    },
  });
  const evict = async () => {
    const { clearAsk, clearBody, evict: act } = copy.openai;
    if (save.isPending) return;
    await runAction({
      ask: { title: clearAsk, body: clearBody, confirmLabel: act, tone: 'danger' },
      run: async () => {
        const after = await save.mutateAsync({ openai: { enabled: false, apiKey: null } });
        form.reset({ ...form.getValues(), openai: valuesOf(after).openai });
      },
      done: copy.done,
    });
  };
  return { form, submit, choice, evict, isSaving: save.isPending };
}

function Editor({ setting }: { setting: WholeSetting }) {
  const { form, submit, choice, evict, isSaving } = useSettingForm(setting);
  const mayWrite = useRights().may('settings.write');
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={setting.updatedAt && copy.saved(fullMomentText(setting.updatedAt))}
        actions={
          mayWrite && (
            <Button type="submit" form={FORM} isLoading={isSaving}>
              {copy.save}
            </Button>
          )
        }
      />
      <DesignForm form={form} id={FORM} className={styles.parts} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={!mayWrite}>
          <Prompts name="chatPromptAlerts" title={copy.alerts.title} hint={copy.alerts.hint} />
          <Prompts name="chatPromptGroups" title={copy.groups.title} hint={copy.groups.hint} />
          <BusinessPanel />
          <Security />
          <OpenAi hasKey={setting.openai.apiKey !== null} onClear={() => void evict()} />
        </fieldset>
      </DesignForm>
      {choice}
    </>
  );
}

/** /console/setting: the greeting of the chat, who runs the site, the security of administrators, the connection of the assistant. */
export const SettingScreen = () => (
  <QueryView of={useQuery(settingQuery)} waiting={<PageSkeleton />}>
    {(setting) => <Editor setting={setting} />}
  </QueryView>
);
