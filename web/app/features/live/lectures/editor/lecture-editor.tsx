import { bounds } from '@ieum/contract/common/bounds.ts';
import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { RichTextField } from '#features/foundation/files/rich-text/rich-text-field.tsx';
import { HashTagsField } from '#features/foundation/hash-tags/hash-tags-field.tsx';
import { describeConflictBy, textLines } from '#ui/form/conflict-difference.ts';
import { MomentField } from '#ui/form/fields/moment-field.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { lazyResolver } from '#ui/form/lazy-resolver.ts';
import { Count } from '#ui/form/fields/count.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { RowEditor } from '#ui/row-form/row-editor.tsx';
import { useRowForm } from '#ui/row-form/row-form.ts';
import { categoriesQuery, categoryOptions } from './categories.ts';
import { CodeFields } from './code-fields.tsx';
import { copy } from './copy.ts';
import { draftOf, formOf, type Draft, type LectureFormValues } from './draft.ts';
import { LinksField } from './links-field.tsx';
import { VideoFields } from './video-fields.tsx';

const { fields } = copy;

const resolver = lazyResolver<LectureFormValues>(
  async () => (await import('./draft-rules.ts')).resolveLecture as never,
);
const describe = describeConflictBy(fields, { content: textLines });

/** Where a lecture is stored: by its company, or by an administrator. */
export interface LectureStore {
  list: string;
  mayWrite: boolean;
  isSaving: boolean;
  create: (draft: Draft, companyId: string) => Promise<OwnLecture>;
  revise: (id: string, draft: Draft, version: number | undefined) => Promise<OwnLecture>;
  remove: (id: string) => Promise<unknown>;
}

interface LectureEditorProps {
  lecture: OwnLecture | undefined;
  store: LectureStore;
  /** More buttons of the header. */
  actions?: ReactNode;
  /** Fields above all others. */
  first?: ReactNode;
  /** Below the fields. */
  after?: ReactNode;
}

function useLectureForm(lecture: OwnLecture | undefined, store: LectureStore) {
  const form = useForm<LectureFormValues>({ resolver, defaultValues: formOf(lecture) });
  const written = useRowForm<LectureFormValues, LectureFormValues, OwnLecture, OwnLecture>({
    form,
    draftKey: `lecture:${lecture?._id ?? 'new'}`,
    row: lecture,
    knownOf: (known) => ({ version: known.version, values: formOf(known) }),
    describe,
    save: (values, known) =>
      lecture
        ? store.revise(lecture._id, draftOf(values), known?.version)
        : store.create(draftOf(values), values.company),
    // The picture and the materials are added to a lecture that is stored.
    pageOfNew: ({ _id }) => `${store.list}?edit=${_id}`,
    savedText: ({ subject }) => copy.saved(subject),
    removal: { texts: copy.remove, nameOf: ({ subject }) => subject, run: ({ _id }) => store.remove(_id) },
    list: store.list,
  });
  return { form, ...written };
}

const TextPanel = ({ first }: { first: ReactNode }) => {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <Panel title={copy.text}>
      {first}
      <Text name="subject" label={fields.subject} maxLength={bounds.contentSubject} hasCounter />
      <Select name="category" label={fields.category} options={categoryOptions(categories)} />
      <RichTextField name="content" label={fields.content} />
      <HashTagsField name="_hashTags" />
    </Panel>
  );
};

/** The page on which a lecture is written, by its company or by an administrator. */
export function LectureEditor({ lecture, store, actions, first, after }: LectureEditorProps) {
  const { form, submit, choice, removal } = useLectureForm(lecture, store);
  return (
    <RowEditor
      form={form}
      onSubmit={submit}
      texts={{ title: lecture ? copy.edit : copy.add, back: copy.back, save: copy.save }}
      list={store.list}
      isSaving={store.isSaving}
      mayWrite={store.mayWrite}
      removal={removal}
      actions={actions}
      after={after}
    >
      <TextPanel first={first} />
      <Panel title={fields.video}>
        <VideoFields />
      </Panel>
      <Panel title={fields.links}>
        <LinksField />
      </Panel>
      <Panel title={copy.time}>
        <MomentField
          name="startsAt"
          dayLabel={fields.startsAt}
          timeLabel={fields.startTime}
          proposes="14:00"
          hint={copy.timeHint}
        />
        <Count name="minutes" label={fields.minutes} maxLength={3} />
      </Panel>
      <Panel title={copy.opening}>
        <Switch name="isActive" label={fields.isActive} />
        <Switch name="isPublic" label={fields.isPublic} hint={lecture ? undefined : copy.publicAtOnce} />
        <Switch name="isStream" label={fields.isStream} />
        <Switch name="isMiceNow" label={fields.isMiceNow} />
        <CodeFields />
      </Panel>
      {choice}
    </RowEditor>
  );
}
