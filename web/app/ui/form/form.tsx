import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  FormProvider,
  useFormState,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { sayKey } from '#lib/format/copy.ts';
import { alert } from '../alert/alert.ts';
import { focusFirstInvalid, isInvalid } from './focus-invalid.ts';
import styles from './form.module.css';

export interface FormProps<T extends FieldValues, O> {
  form: UseFormReturn<T, unknown, O>;
  onSubmit: (values: O) => unknown;
  children: ReactNode;
  /**
   * Shows the first failing rule in an alert before its field is focused, as the specification's forms
   * do.
   */
  alertsFirst?: boolean;
  id?: string;
  className?: string;
}

const isLeaf = (error: object): error is { message: string } =>
  'message' in error && typeof error.message === 'string';

/** The first failing rule in the order of the schema: its path and message. */
function firstError(errors: FieldErrors, path = ''): { path: string; message: string } | undefined {
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const here = path ? `${path}.${name}` : name;
    if (isLeaf(error)) return { path: here, message: error.message };
    const inner = firstError(error as FieldErrors, here);
    if (inner) return inner;
  }
  return undefined;
}

/**
 * After each failed submit, by the form's rules or the server's, focuses the field of the alert, else the
 * first invalid one.
 */
function useFocusOnServerError<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  element: RefObject<HTMLFormElement | null>,
) {
  const alerted = useRef<string>(undefined);
  const { submitCount } = useFormState({ control: form.control });
  useEffect(() => {
    if (submitCount === 0) return;
    // After React Hook Form's own focus, which follows the order in which fields were mounted.
    const timer = setTimeout(() => {
      const before = document.activeElement;
      const path = alerted.current;
      alerted.current = undefined;
      if (path) form.setFocus(path as Parameters<typeof form.setFocus>[0]);
      const hasMoved = document.activeElement !== before;
      if (!path || (!hasMoved && !isInvalid(before))) focusFirstInvalid(element.current);
    });
    return () => clearTimeout(timer);
  }, [submitCount, form, element]);
  return (path: string) => {
    alerted.current = path;
  };
}

/** A form of the design system; the fields inside use it by context. It cannot be submitted twice at once. */
export function Form<T extends FieldValues, O>({
  form,
  onSubmit,
  children,
  alertsFirst,
  ...rest
}: FormProps<T, O>) {
  const isRunning = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const focusAfterwards = useFocusOnServerError(form, element);
  const alertFirst = async (errors: FieldErrors<T>) => {
    const first = firstError(errors);
    if (!alertsFirst || !first) return;
    await alert(sayKey(first.message));
    focusAfterwards(first.path);
  };
  const submit = form.handleSubmit(async (values) => {
    await onSubmit(values);
  }, alertFirst);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        // Submitted before hydration, no input is lost or sent.
        method="dialog"
        id={rest.id}
        className={rest.className ?? styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isRunning.current) return;
          isRunning.current = true;
          void submit(event).finally(() => {
            isRunning.current = false;
          });
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
