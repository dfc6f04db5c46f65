import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { alert } from '../alert/alert.ts';

/** An error of the server in the form's shape. */
interface ServerError {
  message: string;
  fields?: Record<string, string>;
  /** It was already shown in an alert. */
  isReported?: boolean;
}

/**
 * Shows a rejected call's errors at their fields; those without a field in the form are shown in an
 * alert.
 */
export async function applyServerErrors<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  serverError: ServerError,
): Promise<void> {
  const shown = [...form.control._names.mount];
  const fieldOf = (name: string) => shown.find((field) => field === name || name.startsWith(`${field}.`));
  const fields = Object.entries(serverError.fields ?? {});
  for (const [name, message] of fields) {
    const field = fieldOf(name);
    if (field) form.setError(field as Parameters<typeof form.setError>[0], { type: 'server', message });
  }
  const hidden = fields.find(([name]) => !fieldOf(name));
  if (fields.length > 0 && !hidden) return;
  if (!serverError.isReported) await alert(hidden?.[1] ?? serverError.message);
}
