const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE =
  'input:not([type="hidden"]), textarea, select, button, [tabindex], [contenteditable="true"]';

/** Moves the focus to the first field that is marked as wrong, in the order in which the fields are read. */
export function focusFirstWrong(form: HTMLElement | null): void {
  for (const wrong of form?.querySelectorAll<HTMLElement>(WRONG) ?? []) {
    const field = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
    field?.focus();
    if (field && document.activeElement === field) return;
  }
}

export const isWrong = (element: Element | null): boolean => Boolean(element?.closest(WRONG));
