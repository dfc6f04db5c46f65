import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';
import { previewQuery, type TextingDraft } from '../data.ts';
import { errorOf, longestOf, reachableOf } from './message-checks.ts';
import { composeCopy as copy } from './copy.ts';
import styles from './compose.module.css';
import { MessageField } from './message-field.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { TrialText } from './trial-text.tsx';
import { isTemplate, templatesOf, type Template } from './templates.ts';
import { useSending } from './use-sending.ts';

/** The initial values of the sheet; without a message, the first template. */
export type InitialTexting = Omit<TextingDraft, 'message'> & { message?: string | undefined };

interface ComposeSheetProps {
  opening: InitialTexting;
  onClose: () => void;
  onDone: () => void;
  /** Opens the sheet again with what was undone. */
  onReopen: (written: TextingDraft) => void;
}

interface TemplateFieldProps {
  value: Template;
  hasMeeting: boolean;
  onChange: (template: Template) => void;
}

const TemplateField = ({ value, hasMeeting, onChange }: TemplateFieldProps) => (
  <SelectField
    label={copy.template}
    value={value}
    options={templatesOf(hasMeeting).map((template) => ({
      value: template,
      label: copy.templates[template],
    }))}
    onChange={(template) => onChange(template as Template)}
  />
);

/** The written message, and its templates. */
function useWriting({ message, meetingId, recruitmentId }: InitialTexting) {
  const hasMeeting = meetingId !== null;
  const [first = 'free'] = templatesOf(hasMeeting);
  const draftKey = `texting.${recruitmentId}`;
  const [restored] = useState(() => (message === undefined ? readUnsavedDraft<string>(draftKey) : undefined));
  const input = message ?? restored;
  const [template, setTemplate] = useState<Template>(input === undefined ? first : 'free');
  const [text, setText] = useState(input ?? copy.messages[first]);
  useEffect(() => {
    if (restored !== undefined) notifyRestored();
  }, [restored]);
  const choose = async (next: Template) => {
    if (!isTemplate(text) && next !== 'free' && !(await confirmLeaving())) return;
    setTemplate(next);
    if (next !== 'free') setText(copy.messages[next]);
  };
  const isChanged = text !== (message ?? copy.messages[first]);
  useUnsavedDraft(
    () => draftKey,
    () => (isChanged ? text : undefined),
  );
  return { template, choose, text, setText, isChanged, hasMeeting };
}

interface FootProps {
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onSaveDraft: () => unknown;
  onSend: () => unknown;
}

const Foot = ({ count, isBusy, onClose, onSaveDraft, onSend }: FootProps) => (
  <div className={styles.foot}>
    <Button kind="default" onClick={onClose}>
      {uiCopy.cancel}
    </Button>
    <Button kind="default" onClick={onSaveDraft}>
      {copy.keep}
    </Button>
    <Button isLoading={isBusy} disabled={count === 0} onClick={onSend}>
      {copy.send(count)}
    </Button>
  </div>
);

/** The written message, its recipients, and how it is sent or stored. */
function useComposing({ opening, onDone, onReopen }: Omit<ComposeSheetProps, 'onClose'>) {
  const query = useQuery(previewQuery(opening));
  const writing = useWriting(opening);
  const [isTried, setTried] = useState(false);
  const isSaved = useRef(false);
  const { text } = writing;
  const { send, saveDraft, isBusy } = useSending({ onDone, onReopen });
  const preview = query.data;
  const error = preview && errorOf(text, preview);
  const count = preview ? reachableOf(preview).length : 0;
  const written = { ...opening, message: text };
  const act = async (run: (input: TextingDraft) => Promise<boolean>) => {
    setTried(true);
    if (!preview || error) return;
    isSaved.current = await run(written);
  };
  const mayClose = async () => !writing.isChanged || isSaved.current || isBusy || confirmLeaving();
  const onSaveDraft = () => act(saveDraft);
  const onSend = () => act((input) => send(input, count));
  const actions = { count, isBusy, onSaveDraft, onSend };
  return { query, writing, written, error, shownError: isTried ? error : undefined, mayClose, actions };
}

/** 문자 보내기: a text to chosen applicants of one recruitment, shown filled in before it is sent. */
export function ComposeSheet({ onClose, ...input }: ComposeSheetProps) {
  const { query, writing, written, error, shownError, mayClose, actions } = useComposing(input);
  const { text } = writing;
  return (
    <Sheet
      title={copy.act}
      subtitle={copy.subtitle(input.opening.ids.length)}
      size="wide"
      side="centre"
      onClose={onClose}
      mayClose={mayClose}
      footer={<Foot {...actions} onClose={onClose} />}
    >
      <Stack gap={20}>
        <TemplateField value={writing.template} hasMeeting={writing.hasMeeting} onChange={writing.choose} />
        <MessageField
          message={text}
          hasMeeting={writing.hasMeeting}
          longest={longestOf(text, query.data)}
          error={shownError}
          onChange={writing.setText}
        />
        <QueryView of={query} waiting={<Skeleton height={160} radius={12} />}>
          {(data) => (
            <PreviewPanel message={text} preview={data}>
              <TrialText written={written} own={data.own} isComplete={!error} />
            </PreviewPanel>
          )}
        </QueryView>
      </Stack>
    </Sheet>
  );
}
