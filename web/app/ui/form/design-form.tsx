import type { FieldValues } from 'react-hook-form';
import { DesignProvider } from '../layout/design-provider.tsx';
import { Form, type FormProps } from './form.tsx';

/** A form whose fields are those of `fields.ts`, which need Mantine's theme. */
export const DesignForm = <T extends FieldValues, O>(props: FormProps<T, O>) => (
  <DesignProvider>
    <Form {...props} />
  </DesignProvider>
);
