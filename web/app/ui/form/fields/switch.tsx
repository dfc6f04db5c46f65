import { SwitchField } from '../../choice/switch-field.tsx';
import type { FieldProps } from './use-field.tsx';
import { useBooleanField } from './use-boolean-field.ts';

/** Yes or no that affects another field, for example 상시모집. */
export const Switch = (props: FieldProps) => <SwitchField {...useBooleanField(props)} />;
