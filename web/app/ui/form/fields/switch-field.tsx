import { Switch as MantineSwitch } from '@mantine/core';
import type { FieldProps } from './use-field.tsx';
import { useYesOrNo } from './use-yes-or-no.ts';

/** Yes or no that affects another field, for example 상시모집. */
export const Switch = (props: FieldProps) => <MantineSwitch {...useYesOrNo(props)} />;
