import { bounds } from '@ieum/contract/common/bounds.ts';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import {
  answerNotices,
  QUESTION_FILES_MAX,
  type AnswerNotice,
  type QuestionCategory,
} from '@ieum/contract/content/questions/enums.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FilesField } from '#features/foundation/files/attachments/files-field.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { meQuery } from '#lib/session/me.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { describeConflictBy } from '#ui/form/conflict-difference.ts';
import { Area } from '#ui/form/fields/area.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Form } from '#ui/form/form.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { useVersionedForm } from '#ui/form/versioned-form.tsx';
import { useUnsaved } from '#ui/layer/use-unsaved.ts';
import { Panel } from '#ui/box/panel.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { toast } from '#ui/toast/toasts.ts';
import { categoryOptions, categoryText } from '../category-text.ts';
import { copy as shared } from '../copy.ts';
import { copy } from './copy.ts';
import { useSaveQuestion, type Question, type CenterQuestionDraft } from './data.ts';
import styles from './own-questions.module.css';
import { dropPrefill, readPrefill } from './prefill.ts';

const { form: texts } = copy;
const { fields } = shared;
const FAQS = '/center/faqs';

interface Values {
  category: QuestionCategory | null;
  subject: string;
  content: string;
  files: FileRef[];
  noticeBy: AnswerNotice;
}

const empty: Values = { category: 'SERVICE', subject: '', content: '', files: [], noticeBy: 'EMAIL' };

function valuesOf(question: Question | undefined): Values {
  if (!question) return { ...empty, content: readPrefill() };
  const { category, subject, content, files, noticeBy } = question;
  return { category, subject, content, files, noticeBy };
}
const draftOf = ({ files, ...same }: Values): CenterQuestionDraft => ({
  ...same,
  files: files.map(({ _id }) => _id),
});
const knownOf = (question: Question) => ({ version: question.version, values: valuesOf(question) });
const resolver = lazyResolver<Values>(async () => (await import('./question-rules.ts')).resolveQuestion);
const namesOf = (files: unknown): string[] => (files as FileRef[]).map(({ name }) => name);
const describe = describeConflictBy(
  { ...fields },
  {
    category: (value) => [categoryText(value as QuestionCategory | null)],
    files: namesOf,
  },
);

interface QuestionFormProps {
  /** The question that is edited; none for a new one. */
  question?: Question;
  /** The address that cancelling opens. */
  cancel: string;
  onSaved: (question: Question) => unknown;
}

function useQuestionForm({ question, onSaved }: QuestionFormProps) {
  const save = useSaveQuestion();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(question) });
  const { setDone } = useUnsaved(form.formState.isDirty);
  const { submit, choice } = useVersionedForm<Values, Values>({
    form,
    draftKey: `question:${question?._id ?? 'new'}`,
    start: question && knownOf(question),
    readCurrent: (current) => knownOf(current as Question),
    describe,
    write: async (values, known) => {
      const saved = await save.mutateAsync({
        id: question?._id,
        draft: draftOf(values),
        key,
        version: known?.version,
      });
      setDone(true);
      if (!question) dropPrefill();
      toast(question ? texts.saved : texts.sent, { tone: 'success' });
      await onSaved(saved);
    },
  });
  return { form, submit, choice, isSaving: save.isPending };
}

/** How to be notified of the answer; SMS only where the account's phone can receive it. */
function NoticeChoices() {
  const { data: me } = useQuery(meQuery);
  const isMobile = me === undefined || mobileError(me.phone) === undefined;
  const options = answerNotices.map((value) => ({
    value,
    label: shared.noticeBy[value],
    disabled: value === 'SMS' && !isMobile,
  }));
  const hint = me && (isMobile ? texts.sendsTo(phoneText(me.phone), me.email) : texts.noSms(me.email));
  return (
    <Choices
      name="noticeBy"
      label={fields.noticeBy}
      hint={[hint, texts.inbox].filter(Boolean).join(' ')}
      options={options}
    />
  );
}

/** Writes a new question, or changes one that waits for its answer. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, cancel } = props;
  const { form, submit, choice, isSaving } = useQuestionForm(props);
  return (
    <Form form={form} className={styles.form} onSubmit={submit}>
      {!question && isBuilt(FAQS) && (
        <p className={styles.faqs}>
          {texts.faqs} <Link to={FAQS}>{copy.empty.faqs}</Link>
        </p>
      )}
      <Panel label={texts.title}>
        <div className={styles.form}>
          <Select name="category" label={fields.category} options={categoryOptions} />
          <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
          <Area
            name="content"
            label={fields.content}
            placeholder={texts.placeholder}
            maxLength={bounds.introduction}
            rows={7}
            hasCounter
          />
          <FilesField name="files" label={fields.files} max={QUESTION_FILES_MAX} />
          <NoticeChoices />
        </div>
      </Panel>
      <div className={styles.send}>
        <ButtonLink kind="default" to={cancel}>
          {uiCopy.cancel}
        </ButtonLink>
        <Button type="submit" isLoading={isSaving}>
          {question ? texts.save : texts.send}
        </Button>
      </div>
      {choice}
    </Form>
  );
}
