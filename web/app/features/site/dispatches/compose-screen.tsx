import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { unknownPlaceholderIn } from '@ieum/contract/site/dispatches/placeholders.ts';
import { messageChannels, type MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { hasApprovers } from '#features/foundation/approvals/data.ts';
import { memberListQuery } from '#features/site/members/data.ts';
import { Hint } from '#ui/text/hint.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Checkbox } from '#ui/form/fields/checkbox.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { useIsAlone } from '#ui/list-page/use-is-alone.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { ByteCounter } from './byte-counter.tsx';
import { composeCopy as copy } from './compose-copy.ts';
import styles from './console-messages.module.css';
import { copy as listCopy } from './copy.ts';
import { useTextTrial } from './data.ts';
import { groupCopy as groups } from './group-copy.ts';
import { GroupField } from './group-field.tsx';
import { needsApproval, trialOf, type MessageFormValues } from './message-form.ts';
import { RecipientsField } from './recipients-field.tsx';
import { useMessageForm } from './use-message-form.ts';

const FORM = 'letter';
const SUBJECT_MAX = 200;
const EMAIL_MAX = 20_000;
const REASON_MAX = 500;
const channelOptions = messageChannels.map((value) => ({ value, label: listCopy.channels[value] }));

/** Warns of a misspelt placeholder before it is sent as it is. */
function UnknownField({ text }: { text: string }) {
  const unknown = unknownPlaceholderIn(text);
  return <div role="status">{unknown && <Hint>{copy.unknownField(unknown)}</Hint>}</div>;
}

const readApprovers = () => hasApprovers('messages.write');

/** Why it is sent to many: for the administrator who approves it, or for the audit log where there is none. */
function Reason() {
  const isAlone = useIsAlone(readApprovers);
  const { alone, aloneReason, hint, reason } = copy.approval;
  return (
    <Area
      name="reason"
      label={isAlone ? aloneReason : reason}
      hint={isAlone ? alone : hint}
      maxLength={REASON_MAX}
      rows={2}
    />
  );
}

function MessageFields({ onChannel }: { onChannel: (channel: MessageChannel) => void }) {
  const { channel, subject, content, isAdvertising, recipientsBy, addressees } =
    useWatch<MessageFormValues>() as MessageFormValues;
  const isSms = channel === 'SMS';
  return (
    <>
      <Segments label={copy.channel} value={channel} options={channelOptions} onChange={onChannel} />
      {!isSms && <Text name="subject" label={copy.subject} maxLength={SUBJECT_MAX} hasCounter />}
      <div>
        <Area
          name="content"
          label={copy.text}
          rows={isSms ? 6 : 12}
          {...(isSms ? {} : { maxLength: EMAIL_MAX, hasCounter: true })}
        />
        <Hint>{copy.fields}</Hint>
        <UnknownField text={isSms ? content : `${subject} ${content}`} />
        {isSms && <ByteCounter text={content} isAdvertising={isAdvertising} />}
      </div>
      <Checkbox name="isAdvertising" label={copy.advertising} hint={copy.advertisingHint} />
      {isSms && <Hint>{copy.night}</Hint>}
      {needsApproval({ recipientsBy, addressees }) && <Reason />}
    </>
  );
}

/** Sends the text as it is to the administrator; a repeated press after a lost answer sends nothing again. */
function TextTrial({ valuesOf }: { valuesOf: () => MessageFormValues }) {
  const trial = useTextTrial();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async () => {
    const run = () => trial.mutateAsync(trialOf(valuesOf(), key));
    if (await runAction({ run, done: groups.trial.done })) setKey(crypto.randomUUID());
  };
  return (
    <div>
      <Button kind="default" onClick={send}>
        {groups.trial.act}
      </Button>
    </div>
  );
}

const ways = [
  { value: 'NAMES', label: groups.ways.NAMES },
  { value: 'GROUP', label: groups.ways.GROUP },
] as const;

function Composer({ first, channel }: { first: readonly Member[]; channel: MessageChannel }) {
  const { form, recipients, address, submit } = useMessageForm(first, channel);
  const recipientsBy = useWatch({ control: form.control, name: 'recipientsBy' });
  return (
    <>
      <BackLink to="/console/messages">{copy.back}</BackLink>
      <PageHeader
        title={copy.title}
        status={copy.hint}
        actions={
          <FormActions
            form={FORM}
            act={copy.send}
            isBusy={form.formState.isSubmitting}
            onCancel="/console/messages"
          />
        }
      />
      <Form form={form} id={FORM} className={styles.parts} onSubmit={submit}>
        <Panel title={copy.to}>
          <div className={styles.form}>
            <Segments
              label={groups.who}
              value={recipientsBy}
              options={ways}
              onChange={(value) => form.setValue('recipientsBy', value, { shouldDirty: true })}
            />
            {recipientsBy === 'GROUP' ? (
              <GroupField error={form.formState.errors.group?.message} />
            ) : (
              <RecipientsField
                recipients={recipients}
                error={form.formState.errors.addressees?.message}
                onChange={address}
              />
            )}
          </div>
        </Panel>
        <Panel title={copy.what}>
          <div className={styles.form}>
            <MessageFields onChannel={(value) => form.setValue('channel', value, { shouldDirty: true })} />
            <TextTrial valuesOf={() => form.getValues()} />
          </div>
        </Panel>
      </Form>
    </>
  );
}

/** /console/messages/create?to=id,id&channel=EMAIL: a text message or an e-mail to members. */
export function ComposeScreen() {
  const { read } = useUrlState();
  const to = read('to');
  const channel = read('channel') === 'EMAIL' ? 'EMAIL' : 'SMS';
  const first = useQuery({ ...memberListQuery({ _user: to, page: 1 }), enabled: to !== '' });
  if (to === '') return <Composer first={[]} channel={channel} />;
  if (first.error && !first.data)
    return <ErrorState error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <PageSkeleton />;
  return <Composer key={to} first={first.data.users} channel={channel} />;
}
