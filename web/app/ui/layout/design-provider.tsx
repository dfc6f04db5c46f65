import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.layer.css';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../theme/theme.ts';

/** Mantine with the product's theme: around the calendar and the rich text editor, which are loaded late. */
export function DesignProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
