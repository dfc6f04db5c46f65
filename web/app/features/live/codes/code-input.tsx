import { CODE_LENGTH, normalizeCode } from '@ieum/contract/live/codes/code.ts';
import type { Ref } from 'react';
import { CodeField } from '#ui/field/code-field.tsx';

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** The longest code that it takes; beyond six characters it shows more boxes. */
  max?: number;
  ref?: Ref<HTMLInputElement>;
}

/** The code that the address proposes; it fills the field and is never sent without a press. */
export const codeOfAddress = (search: string): string =>
  normalizeCode(new URLSearchParams(search).get('code') ?? '');

/** The field for the code of a lecture, written in any spelling. */
export const CodeInput = ({ onChange, max = CODE_LENGTH, ...field }: CodeInputProps) => (
  <CodeField
    {...field}
    name="code"
    size="lg"
    characters={CODE_LENGTH}
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    onChange={(text) => onChange(normalizeCode(text).slice(0, max))}
  />
);
