import { useState, type FocusEvent } from 'react';
import type { EditorForm } from '../editor-form.ts';
import type { Part } from '../checks/field-problems.ts';
import { changedField } from '../saving/merge-versions.ts';

/** `employment.wage.value__max` belongs to the wage. */
const fieldOf = (name: string): string => name.split('.').slice(0, 2).join('.');

/** The edited field or part: the one that changed last, or the one focused since. */
export function useEditedField(form: EditorForm, part: Part) {
  const [edited, setEdited] = useState<string>(part);
  const [seen, setSeen] = useState({ form, part });
  if (seen.form !== form || seen.part !== part) {
    const field = changedField(form, seen.form);
    setSeen({ form, part });
    if (field) setEdited(field);
    else if (seen.part !== part) setEdited(part);
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const name = target.isContentEditable ? 'content' : target.getAttribute('name');
    if (name?.includes('.') || name === 'content' || name === 'subject' || name === 'summary')
      setEdited(fieldOf(name));
  };
  return { edited, onFocus };
}
