import { bounds } from '@ieum/contract/common/bounds.ts';
import { answerNotices } from '@ieum/contract/content/questions/enums.ts';
import { useForm } from 'react-hook-form';
import { Area } from '#ui/form/fields/area.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { NewRowEditor } from '#ui/row-form/new-row-editor.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { categoryOptions } from '../category-text.ts';
import { copy as shared } from '../copy.ts';
import { copy } from './copy.ts';
import { useAskFor, type QuestionFor } from './data.ts';
import { useRights } from '#lib/session/rights.ts';

const LIST = '/console/center/questions';
const { create: texts } = copy;

const resolver = lazyResolver<QuestionFor>(
  async () => (await import('./create-rules.ts')).resolveQuestionFor,
);
const noticeOptions = answerNotices.map((value) => ({ value, label: shared.noticeBy[value] }));

/** /console/center/questions?edit=new: a question by telephone or in person, on behalf of a member. */
export function QuestionCreate() {
  const ask = useAskFor();
  const form = useForm<QuestionFor>({
    resolver,
    defaultValues: { username: '', category: 'OTHER', subject: '', content: '', noticeBy: 'SMS' },
  });
  const mayWrite = useRights().may('support.write');
  return (
    <NewRowEditor
      form={form}
      draftKey="question-for"
      save={ask}
      savedText={({ subject }) => texts.saved(subject)}
      texts={texts}
      list={LIST}
      mayWrite={mayWrite}
    >
      <Panel title={texts.panel}>
        <Text name="username" label={texts.username} maxLength={bounds.username} />
        <Select name="category" label={shared.fields.category} options={categoryOptions} />
        <Text name="subject" label={shared.fields.subject} maxLength={bounds.contentSubject} hasCounter />
        <Area
          name="content"
          label={shared.fields.content}
          maxLength={bounds.introduction}
          rows={6}
          hasCounter
        />
        <Choices name="noticeBy" label={shared.fields.noticeBy} options={noticeOptions} />
      </Panel>
    </NewRowEditor>
  );
}
