import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.layer.css';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../theme/theme.ts';

/**
 * Mantine with the product's theme, around the parts that need it and never around a whole shell: most
 * screens show none of its widgets, and it weighs 9 KB of scripts and 25 KB of styles.
 */
export function DesignProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
