import { useEditorState, type Editor } from '@tiptap/react';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { numberText } from '#lib/format/money.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { countUndescribed, describePhoto, photoAtCaret } from './photos.ts';
import { richCopy as copy } from './rich-text-copy.ts';
import styles from './rich-text.module.css';

/**
 * The description of the photo that is selected or directly before the caret, and how many photos have none, for
 * those who do not see them.
 */
export function PhotoText({ editor }: { editor: Editor }) {
  const { photo, undescribed } = useEditorState({
    editor,
    selector: () => ({ photo: photoAtCaret(editor), undescribed: countUndescribed(editor) }),
  });
  if (photo !== undefined)
    return (
      <div className={styles.photoText}>
        <TextField
          size="sm"
          label={copy.photoText}
          hint={copy.photoTextHint}
          value={photo.text}
          maxLength={bounds.subject}
          onChange={(event) => describePhoto(editor, photo.at, event.target.value)}
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
