import { CODE_LENGTH, CODE_LETTERS } from '@ieum/contract/live/codes/code.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { useFormContext } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { copy } from './copy.ts';
import type { LectureFormValues } from './draft.ts';
import styles from './editor.module.css';

/** A code without characters that look alike, from the browser's random numbers. */
function createCode(): string {
  const letters: string[] = [];
  while (letters.length < CODE_LENGTH) {
    const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Numbers above are left out, so that every letter is equally likely.
    const letter = CODE_LETTERS[number & 31];
    if (letter) letters.push(letter);
  }
  return letters.join('');
}

/** Whether a code is needed, and which. */
export function CodeFields() {
  const { watch, setValue } = useFormContext<LectureFormValues>();
  const isOn = watch('code.isOn');
  const propose = () => setValue('code.text', createCode(), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Switch name="code.isOn" label={copy.fields.isOn} hint={copy.codeHint} />
      {isOn && (
        <div className={styles.code}>
          <Text name="code.text" label={copy.fields.code} maxLength={lectureBounds.code} />
          <Button kind="default" onClick={propose}>
            {copy.newCode}
          </Button>
        </div>
      )}
    </>
  );
}
