import { recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconTemplate from '~icons/tabler/template';
import { useController, useFormContext } from 'react-hook-form';
import { recruitmentTexts as messages } from '@ieum/contract/hiring/recruitments/texts.ts';
import { isUnwritten } from '@ieum/contract/hiring/recruitments/checks.ts';
import { ContentEditor } from '#features/foundation/files/rich-text/content-editor.tsx';
import { HashTagsField } from '#features/foundation/hash-tags/hash-tags-field.tsx';
import { say, sayKey } from '#lib/format/copy.ts';
import { confirm } from '#ui/alert/alert.ts';
import { Text } from '#ui/form/fields/text.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';
import { escapeHtml, textOf } from '../html-text.ts';

/** The headings of the specification's placeholder, each with an empty paragraph. */
const templateContent = (): string =>
  say(messages.contentParts)
    .split(',')
    .map((title) => `<h2>${escapeHtml(title)}</h2><p></p>`)
    .join('');

const isUntouched = (content: string): boolean => isUnwritten(textOf(content)) && !/<img\b/i.test(content);

function Content({ hasPhotos }: { hasPhotos: boolean }) {
  const { setValue, getValues } = useFormContext<EditorForm>();
  const { field, fieldState } = useController({ name: 'content' });
  const message = fieldState.error?.message;

  const insertTemplate = async () => {
    const { title, body, yes } = copy.templateAsk;
    const isFree = isUntouched(getValues('content')) || (await confirm({ title, body, confirmLabel: yes }));
    if (isFree) setValue('content', templateContent(), { shouldDirty: true });
  };

  return (
    <div>
      <div className={styles.row}>
        <span id="content-label" className={styles.label}>
          {copy.content}
        </span>
        <button type="button" className={styles.template} onClick={() => void insertTemplate()}>
          <IconTemplate size={16} stroke={1.9} aria-hidden />
          {copy.template}
        </button>
      </div>
      <ContentEditor
        labelledBy="content-label"
        field={field}
        isInvalid={message !== undefined}
        hasPhotos={hasPhotos}
        isHint={(html) => textOf(html) === say(messages.contentHint)}
      />
      {message && (
        <div className={styles.error}>
          <FieldError message={sayKey(message)} />
        </div>
      )}
    </div>
  );
}

/** 기본: title, one line, the description and the hashtags. */
export function BasicSection({ hasPhotos }: { hasPhotos: boolean }) {
  return (
    <>
      <Text name="subject" label={copy.subject} maxLength={bounds.subject} hasCounter />
      <Text name="summary" label={copy.summary} maxLength={bounds.summary} hasCounter isOptional />
      <Content hasPhotos={hasPhotos} />
      <HashTagsField name="_hashTags" />
    </>
  );
}
