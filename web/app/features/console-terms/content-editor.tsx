import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { whenIdle } from '#lib/idle.ts';
import styles from './console-terms.module.css';

const RichText = lazy(async () => ({
  default: (await import('#features/recruitment-editor/rich-text.tsx')).RichText,
}));

interface ContentEditorProps {
  labelledBy: string;
  field: ControllerRenderProps;
  isInvalid: boolean;
}

interface Focusable {
  focus: () => void;
}

/** The text as it reads, until the page rests or somebody turns to it: the editor outweighs all the rest. */
export function ContentEditor({ labelledBy, field, isInvalid }: ContentEditorProps) {
  const { ref, value, onChange, onBlur } = field;
  const content = String(value);
  const [isWanted, setWanted] = useState(false);
  const isEntered = useRef(false);
  useEffect(() => {
    void whenIdle().then(() => setWanted(true));
  }, []);
  const enter = () => {
    isEntered.current = true;
    setWanted(true);
  };
  const hand = useCallback(
    (editor: Focusable | null) => {
      ref(editor);
      // The text that had the focus is gone now; who went on to another field stays there.
      if (isEntered.current && document.activeElement === document.body) editor?.focus();
    },
    [ref],
  );
  const plain = (
    <div
      role="textbox"
      aria-multiline
      aria-readonly
      aria-labelledby={labelledBy}
      tabIndex={0}
      className={`prose ${styles.plain}`}
      onPointerEnter={() => setWanted(true)}
      onFocus={enter}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <RichText
        ref={hand}
        labelledBy={labelledBy}
        value={content}
        isInvalid={isInvalid}
        hasPhotos={false}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Suspense>
  );
}
