import { useEffect, useRef, useState } from 'react';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { readMemo, writeMemo } from '../../data.ts';
import type { Call } from '../call/call.ts';
import { clockText } from '../view/clock-text.ts';
import { panelCopy as copy } from './copy.ts';
import styles from './panel.module.css';
import { useCallState } from '../view/call-hooks.ts';

type SaveState = 'none' | 'saving' | 'saved' | 'failed';

const PAUSE_MILLISECONDS = 800;

/** The note, which is saved a moment after the last key. */
function useMemoText(code: string) {
  const [text, setText] = useState<string>();
  const [saving, setSaving] = useState<SaveState>('none');
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    let isGone = false;
    readMemo(code).then(
      (memo) => {
        if (!isGone) setText((typed) => typed ?? memo);
      },
      () => {
        if (!isGone) setText((typed) => typed ?? '');
      },
    );
    return () => {
      isGone = true;
      clearTimeout(later.current);
      if (unsaved.current !== undefined) void writeMemo(code, unsaved.current);
    };
  }, [code]);
  const save = async (memo: string) => {
    setSaving('saving');
    try {
      await writeMemo(code, memo);
      if (unsaved.current === memo) unsaved.current = undefined;
      setSaving('saved');
    } catch {
      setSaving('failed');
    }
  };
  const change = (memo: string) => {
    setText(memo);
    unsaved.current = memo;
    clearTimeout(later.current);
    later.current = setTimeout(() => void save(memo), PAUSE_MILLISECONDS);
  };
  return { text, saving, change };
}

/** The host's notes, with marks of the time since the interview began. */
export function Notes({ code, call }: { code: string; call: Call }) {
  const { startedAt } = useCallState(call);
  const { text, saving, change } = useMemoText(code);
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = () => {
    const at = clockText(startedAt === null ? 0 : Date.now() - Date.parse(startedAt));
    const before = text ?? '';
    change(`${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${at} `);
    area.current?.focus();
  };
  return (
    <div className={styles.notes}>
      <TextArea
        ref={area}
        label={copy.notes.label}
        disabled={text === undefined}
        value={text ?? ''}
        maxLength={interviewBounds.memo}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={styles.mark}>
        <Button kind="default" size="sm" onClick={mark}>
          {copy.notes.mark}
        </Button>
        <span role="status">{saving === 'none' ? '' : copy.notes[saving]}</span>
      </div>
    </div>
  );
}
