import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { EditorForm } from './editor-form.ts';
import { partOf, type FieldProblem, type Part } from './checks/field-problems.ts';
import { idOfPart } from './part-card.tsx';

const PHONE = '(width < 48em)';
const afterRender = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));

/** Fields whose first input has another name than the error. */
const INPUT_OF: Record<string, string> = { 'employment.place': 'employment.place.postcode' };

const inputOf = (path: string): FieldPath<EditorForm> =>
  (path.endsWith('.choices') ? `${path}.0` : (INPUT_OF[path] ?? path)) as FieldPath<EditorForm>;

/** Which parts are open and which is current; on a phone one is open at a time. */
export function useOpenParts(form: UseFormReturn<EditorForm>, first: readonly Part[]) {
  const isPhone = typeof matchMedia === 'function' && matchMedia(PHONE).matches;
  const [open, setOpen] = useState<ReadonlySet<Part>>(() => new Set(isPhone ? first.slice(0, 1) : first));
  const [current, setCurrent] = useState<Part>(first[0] ?? 'basic');

  const show = (part: Part) => {
    setCurrent(part);
    setOpen((before) => new Set(isPhone ? [part] : [...before, part]));
  };
  const toggle = (part: Part) => {
    if (!open.has(part)) return show(part);
    setOpen((before) => new Set([...before].filter((one) => one !== part)));
  };
  const goTo = (part: Part) => {
    show(part);
    afterRender(() => {
      const card = document.getElementById(idOfPart(part));
      card?.scrollIntoView({ block: 'start' });
      card?.querySelector<HTMLElement>('button[aria-expanded]')?.focus({ preventScroll: true });
    });
  };
  const goToField = ({ path }: FieldProblem) => {
    const part = partOf(path);
    show(part);
    afterRender(() => {
      document.getElementById(idOfPart(part))?.scrollIntoView({ block: 'start' });
      form.setFocus(inputOf(path));
    });
  };
  return { open, current, setCurrent, toggle, goTo, goToField };
}
