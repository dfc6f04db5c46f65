const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE =
  'input:not([type="hidden"]), textarea, select, button, [tabindex], [contenteditable="true"]';

/** Focuses the first field that is marked as invalid, in the order of the document. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  for (const wrong of form?.querySelectorAll<HTMLElement>(WRONG) ?? []) {
    const field = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
    field?.focus();
    if (field && document.activeElement === field) return;
  }
}

export const isInvalid = (element: Element | null): boolean => Boolean(element?.closest(WRONG));
