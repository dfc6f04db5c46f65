import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useRights } from '#lib/session/rights.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
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
const resolver = lazyResolver<SettingValues>(async () => (await import('./rules.ts')).resolve);
const knownOf = (setting: WholeSetting) => ({ version: setting.version, values: valuesOf(setting) });
const describe = describeConflictBy({
  'security.requiresSecondFactor': copy.security.required,
  ...businessLabels,
});
/** Links to the screens of the chat that the administrator may open. */
function Chat() {
  const { may } = useRights();
  const links = [
    { to: '/console/chat/prompts', name: copy.chat.prompts, isOpen: may('content.read') },
    { to: '/console/chat/prompt-alerts', name: copy.chat.alerts, isOpen: may('content.read') },
    { to: '/console/plugins/open-ai', name: copy.chat.openAi, isOpen: true },
  ];
  return (
    <Panel title={copy.chat.title}>
      <p className={styles.hint}>{copy.chat.hint}</p>
      <div className={styles.links}>
        {links
          .filter(({ isOpen }) => isOpen)
          .map(({ to, name }) => (
            <ButtonLink key={to} kind="default" size="sm" to={to}>
              {name}
            </ButtonLink>
          ))}
      </div>
    </Panel>
  );
}

const Security = () => (
  <Panel title={copy.security.title}>
    <Switch name="security.requiresSecondFactor" label={copy.security.required} hint={copy.security.hint} />
  </Panel>
);

function useSettingForm(setting: WholeSetting) {
  const save = useSaveSetting();
  const form = useForm<SettingValues>({ resolver, defaultValues: valuesOf(setting) });
  const { isDirty } = form.formState;
  const hasUnsaved = useCallback(() => isDirty, [isDirty]);
  useLeaveGuard({ hasUnsaved });

  const { submit, choice } = useVersionedForm<SettingValues, SettingValues>({
    form,
    draftKey: 'setting',
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
  return { form, submit, choice, isSaving: save.isPending };
}

function Editor({ setting }: { setting: WholeSetting }) {
  const { form, submit, choice, isSaving } = useSettingForm(setting);
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
      <Form form={form} id={FORM} className={styles.parts} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={!mayWrite}>
          <BusinessPanel />
          <Security />
          <Chat />
        </fieldset>
      </Form>
      {choice}
    </>
  );
}

/** /console/setting: who runs the site, the security of administrators, and the way to the settings of the chat. */
export const SettingScreen = () => (
  <QueryView of={useQuery(settingQuery)} waiting={<PageSkeleton />}>
    {(setting) => <Editor setting={setting} />}
  </QueryView>
);
