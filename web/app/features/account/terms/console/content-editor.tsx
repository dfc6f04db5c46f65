import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { whenIdle } from '#lib/document/idle.ts';
import styles from './console-terms.module.css';

const RichText = lazy(async () => ({
  default: (await import('#features/foundation/files/rich-text/rich-text.tsx')).RichText,
}));

const CONTROLS = 'input, textarea, select, button, a';
/** Signs of somebody at work. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

interface ContentEditorProps {
  labelledBy: string;
  field: ControllerRenderProps;
  isInvalid: boolean;
}

interface Focusable {
  focus: () => void;
}

/** The text as it reads, until the page rests or somebody begins: the editor outweighs all the rest. */
export function ContentEditor({ labelledBy, field, isInvalid }: ContentEditorProps) {
  const { ref, value, onChange, onBlur } = field;
  const content = String(value);
  const [isWanted, setWanted] = useState(false);
  const isEntered = useRef(false);
  useEffect(() => {
    const want = () => setWanted(true);
    void whenIdle().then(want);
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, []);
  const enter = () => {
    isEntered.current = true;
  };
  const hand = useCallback(
    (editor: Focusable | null) => {
      ref(editor);
      // Who pressed the text meant the editor; who went on to another field stays there.
      if (isEntered.current && !document.activeElement?.matches(CONTROLS)) editor?.focus();
    },
    [ref],
  );
  const plain = (
    // Not a field yet, so that nothing typed is lost; who comes to it comes to the editor.
    <div
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={0}
      className={`prose ${styles.plain}`}
      onPointerDown={enter}
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
