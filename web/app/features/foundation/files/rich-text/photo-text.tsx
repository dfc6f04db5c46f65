import { useEditorState, type Editor } from '@tiptap/react';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { numberText } from '#lib/format/money.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { richCopy as copy } from './rich-text-copy.ts';
import styles from './rich-text.module.css';

const PHOTO = 'image';

function countUndescribed({ state }: Editor): number {
  let count = 0;
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === PHOTO && !attrs['alt']) count += 1;
  });
  return count;
}

/** The description of the selected photo, and how many photos have none, for those who do not see them. */
export function PhotoText({ editor }: { editor: Editor }) {
  const { selected, undescribed } = useEditorState({
    editor,
    selector: () => ({
      selected: editor.isActive(PHOTO) ? String(editor.getAttributes(PHOTO)['alt'] ?? '') : undefined,
      undescribed: countUndescribed(editor),
    }),
  });
  if (selected !== undefined)
    return (
      <div className={styles.photoText}>
        <TextField
          size="sm"
          label={copy.photoText}
          hint={copy.photoTextHint}
          value={selected}
          maxLength={bounds.subject}
          onChange={(event) => editor.commands.updateAttributes(PHOTO, { alt: event.target.value })}
          // It is inside the form of the text, which is not complete yet.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
    );
  return undescribed > 0 ? (
    <div className={styles.photoText}>
      <Hint>{copy.undescribed(numberText(undescribed))}</Hint>
    </div>
  ) : null;
}
