import { bounds } from '@ieum/contract/common/bounds.ts';
import { INQUIRY_FILE_MAX_BYTES, INQUIRY_FILES_MAX } from '@ieum/contract/content/inquiries/enums.ts';
import { inquiryPaths } from '@ieum/contract/content/inquiries/paths.ts';
import { typedPhone } from '@ieum/contract/common/text-formats.ts';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { EmailField } from '#features/account/users/join/fields/email-field.tsx';
import { errorOf } from '#features/account/users/join/fields/field-error.ts';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { sayKey } from '#lib/format/copy.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { groupTypedPhone } from '#ui/field/grouped-phone.ts';
import { copy } from './copy.ts';
import styles from './inquiry-form.module.css';
import type { InquiryValues } from './values.ts';

const { fields } = copy;
const topics = [copy.topics.fair, copy.topics.writing, copy.topics.people];

/** Ready titles, one press each. */
function Topics() {
  const { control, setValue } = useFormContext<InquiryValues>();
  const subject = useWatch({ control, name: 'subject' });
  const choose = (topic: string) =>
    setValue('subject', subject === topic ? '' : topic, { shouldDirty: true, shouldTouch: true });
  return (
    <div role="group" aria-label={copy.topics.label} className={styles.topics}>
      {topics.map((topic) => (
        <ChoiceChip key={topic} isChosen={subject === topic} onToggle={() => choose(topic)}>
          {topic}
        </ChoiceChip>
      ))}
    </div>
  );
}

function PhoneField() {
  const { control } = useFormContext<InquiryValues>();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const message = fieldState.error?.message;
  return (
    <TextField
      size="md"
      label={fields.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={bounds.phone}
      {...field}
      value={typedPhone(field.value)}
      onChange={(event) => field.onChange(groupTypedPhone(event.currentTarget))}
      error={message && sayKey(message)}
    />
  );
}

function ContentField() {
  const { register, control, formState } = useFormContext<InquiryValues>();
  const content = useWatch({ control, name: 'content' });
  return (
    <TextArea
      label={fields.content}
      maxLength={bounds.introduction}
      length={content.length}
      {...register('content')}
      error={errorOf(formState.errors, 'content')}
    />
  );
}

function Consent() {
  const { register, formState } = useFormContext<InquiryValues>();
  const error = errorOf(formState.errors, 'agreed');
  return (
    <div className={styles.consent}>
      <Checkbox
        size="lg"
        label={copy.agreed}
        {...register('agreed')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error consent' : 'consent'}
      />
      <p id="consent">
        <b>{copy.consent.title}</b> {copy.consent.body}
      </p>
      {error && (
        <p id="consent-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The fields of a service inquiry. */
export function InquiryFields() {
  const { register, formState } = useFormContext<InquiryValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        size="md"
        label={fields.companyName}
        autoComplete="organization"
        maxLength={bounds.name}
        {...register('companyName')}
        error={errorOf(errors, 'companyName')}
      />
      <TextField
        size="md"
        label={fields.name}
        autoComplete="name"
        maxLength={bounds.personName}
        {...register('name')}
        error={errorOf(errors, 'name')}
      />
      <PhoneField />
      <EmailField />
      <Topics />
      <TextField
        size="md"
        label={fields.subject}
        maxLength={bounds.contentSubject}
        {...register('subject')}
        error={errorOf(errors, 'subject')}
      />
      <ContentField />
      <FilesField
        name="files"
        label={fields.files}
        max={INQUIRY_FILES_MAX}
        uploadTo={inquiryPaths.upload}
        maxBytes={INQUIRY_FILE_MAX_BYTES}
      />
      <Consent />
    </>
  );
}
