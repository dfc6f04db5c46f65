import { Checkbox as MantineCheckbox } from '@mantine/core';
import type { FieldProps } from './use-field.tsx';
import { useYesOrNo } from './use-yes-or-no.ts';

/** Yes or no, as a check box. */
export const Checkbox = (props: FieldProps) => <MantineCheckbox {...useYesOrNo(props)} />;
