import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { whenIdle } from '#lib/document/idle.ts';
import styles from './rich-text-field.module.css';
import { writtenIn } from '#lib/format/copy.ts';

const RichText = lazyPart(async () => (await import('./rich-text.tsx')).RichText);

const CONTROLS = 'input, textarea, select, button, a';
/** Events that show that somebody is using the page. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

interface ContentEditorProps {
  labelledBy: string;
  field: ControllerRenderProps;
  isInvalid: boolean;
  hasPhotos: boolean;
  /** Whether a text is only an instruction, which is selected when the editor is focused. */
  isHint?: (html: string) => boolean;
}

interface Focusable {
  focus: () => void;
}

/**
 * Shows the text as static HTML until the page is idle or the user interacts, because the editor is the
 * largest part of the page.
 */
export function ContentEditor({ labelledBy, field, ...rest }: ContentEditorProps) {
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
      // A press on the text focuses the editor once it is loaded; the focus in another field stays there.
      if (isEntered.current && !document.activeElement?.matches(CONTROLS)) editor?.focus();
    },
    [ref],
  );
  const plain = (
    // Not editable yet, so that no input is lost; focusing it focuses the editor later.
    <div
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={0}
      {...writtenIn(content)}
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
        {...rest}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Suspense>
  );
}
