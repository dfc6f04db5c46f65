import type { Member } from '@ieum/contract/site/members/endpoints.ts';
import { messageChannels, type MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { memberListQuery } from '#features/site/members/data.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Checkbox } from '#ui/form/choice-fields.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Area, Text } from '#ui/form/text-fields.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Segments } from '#ui/button/segments.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { ByteCounter } from './byte-counter.tsx';
import { composeCopy as copy } from './compose-copy.ts';
import styles from './console-messages.module.css';
import { copy as listCopy } from './copy.ts';
import type { LetterValues } from './letter.ts';
import { RecipientsField } from './recipients-field.tsx';
import { useLetter } from './use-letter.ts';

const FORM = 'letter';
const SUBJECT_MOST = 200;
const EMAIL_MOST = 20_000;
const channelOptions = messageChannels.map((value) => ({ value, label: listCopy.channels[value] }));

function Words({ onChannel }: { onChannel: (channel: MessageChannel) => void }) {
  const { channel, content, isAdvertising } = useWatch<LetterValues>() as LetterValues;
  const isSms = channel === 'SMS';
  return (
    <>
      <Segments label={copy.channel} value={channel} options={channelOptions} onChange={onChannel} />
      {!isSms && <Text name="subject" label={copy.subject} maxLength={SUBJECT_MOST} hasCounter />}
      <div>
        <Area
          name="content"
          label={copy.text}
          rows={isSms ? 6 : 12}
          {...(isSms ? {} : { maxLength: EMAIL_MOST, hasCounter: true })}
        />
        {isSms && <ByteCounter text={content} isAdvertising={isAdvertising} />}
      </div>
      <Checkbox name="isAdvertising" label={copy.advertising} hint={copy.advertisingHint} />
      {isSms && <p className={styles.note}>{copy.night}</p>}
    </>
  );
}

function Composer({ first, channel }: { first: readonly Member[]; channel: MessageChannel }) {
  const { form, recipients, address, submit } = useLetter(first, channel);
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
          <RecipientsField
            recipients={recipients}
            error={form.formState.errors.addressees?.message}
            onChange={address}
          />
        </Panel>
        <Panel title={copy.what}>
          <div className={styles.form}>
            <Words onChannel={(value) => form.setValue('channel', value, { shouldDirty: true })} />
          </div>
        </Panel>
      </Form>
    </>
  );
}

/** /console/messages/create?to=id,id&channel=EMAIL: a text message or an e-mail to members. */
export function Compose() {
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
