import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { alert } from '../alert/alert.ts';

/** What the server's refusal looks like to a form. */
interface Refusal {
  message: string;
  fields?: Record<string, string>;
  /** It was alerted already. */
  isTold?: boolean;
}

/** Puts a refused call's reasons on the fields they belong to; one without fields is alerted. */
export async function showRefusal<T extends FieldValues, O>(
  form: UseFormReturn<T, unknown, O>,
  refusal: Refusal,
): Promise<void> {
  const fields = Object.entries(refusal.fields ?? {});
  for (const [name, message] of fields) {
    form.setError(name as Parameters<typeof form.setError>[0], { type: 'server', message });
  }
  if (fields.length === 0 && !refusal.isTold) await alert(refusal.message);
}
