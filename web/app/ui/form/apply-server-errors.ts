import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { alert } from '../alert/alert.ts';

/** What the server's refusal looks like to a form. */
interface Refusal {
  message: string;
  fields?: Record<string, string>;
  /** It was alerted already. */
  isReported?: boolean;
}

/** Puts a refused call's reasons on the fields they belong to; what no field of the form can show is alerted. */
export async function applyServerErrors<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  refusal: Refusal,
): Promise<void> {
  const shown = [...form.control._names.mount];
  const fieldOf = (name: string) => shown.find((field) => field === name || name.startsWith(`${field}.`));
  const fields = Object.entries(refusal.fields ?? {});
  for (const [name, message] of fields) {
    const field = fieldOf(name);
    if (field) form.setError(field as Parameters<typeof form.setError>[0], { type: 'server', message });
  }
  const hidden = fields.find(([name]) => !fieldOf(name));
  if (fields.length > 0 && !hidden) return;
  if (!refusal.isReported) await alert(hidden?.[1] ?? refusal.message);
}
