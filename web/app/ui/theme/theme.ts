import { createTheme, rem, type CSSVariablesResolver } from '@mantine/core';
import { palette } from './palette.ts';

interface SizeProps {
  size?: string | number | undefined;
}

/** Height, font size and side padding in px. */
const BUTTONS: Record<string, readonly [number, number, number]> = {
  xs: [32, 13, 12],
  sm: [36, 14, 14],
  md: [44, 15, 18],
  lg: [52, 17, 24],
};

/** Height and font size in px; 16 and above prevents phones from zooming in. */
const FIELDS: Record<string, readonly [number, number]> = {
  xs: [32, 13],
  sm: [36, 14],
  md: [44, 16],
  lg: [52, 17],
};

function buttonVars(_theme: unknown, { size = 'md' }: SizeProps) {
  const [height, type, padding] = BUTTONS[size] ?? [];
  if (!height || !type || !padding) return { root: {} };
  return {
    root: { '--button-height': rem(height), '--button-fz': rem(type), '--button-padding-x': rem(padding) },
  };
}

function fieldVars(_theme: unknown, { size = 'md' }: SizeProps) {
  const [height, type] = FIELDS[size] ?? [];
  if (!height || !type) return { wrapper: {} };
  return {
    wrapper: { '--input-height': rem(height), '--input-fz': rem(type), '--input-bd': 'var(--line-field)' },
  };
}

const heading = (size: number, lineHeight: string) => ({ fontSize: rem(size), lineHeight });

export const theme = createTheme({
  colors: { ...palette, gray: palette.ink, red: palette.rose },
  primaryColor: 'cobalt',
  primaryShade: 6,
  black: palette.ink[9],
  autoContrast: true,
  luminanceThreshold: 0.35,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(20) },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  shadows: {
    xs: 'var(--shadow-xs)',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-lg)',
    xl: 'var(--shadow-xl)',
  },
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: heading(32, '1.32'),
      h2: heading(24, '1.38'),
      h3: heading(20, '1.42'),
      h4: heading(18, '1.45'),
      h5: heading(16, '1.5'),
      h6: heading(14, '1.5'),
    },
  },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: buttonVars,
      styles: { root: { fontWeight: 600, letterSpacing: '-0.01em' } },
    },
    Input: { defaultProps: { size: 'md' }, vars: fieldVars },
    InputWrapper: {
      styles: {
        label: { fontSize: rem(14), fontWeight: 600, marginBottom: rem(6) },
        description: { fontSize: rem(13), color: 'var(--text-3)' },
        error: { fontSize: rem(13.5), fontWeight: 500, color: 'var(--text-error)' },
      },
    },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 250,
        radius: 'sm',
        events: { hover: true, focus: true, touch: false },
      },
    },
  },
});

/** Mantine's light and subtle text is almost black; these are the checked pairs 7 on 0. */
function lightPair(hue: string): [string, string][] {
  const step = hue === 'ink' || hue === 'gray' ? 1 : 0;
  return [
    [`--mantine-color-${hue}-light`, `var(--mantine-color-${hue}-${step})`],
    [`--mantine-color-${hue}-light-hover`, `var(--mantine-color-${hue}-${step + 1})`],
    [`--mantine-color-${hue}-light-color`, `var(--mantine-color-${hue}-7)`],
  ];
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...Object.fromEntries([...Object.keys(palette), 'gray', 'red'].flatMap(lightPair)),
    '--mantine-color-text': 'var(--text-1)',
    '--mantine-color-dimmed': 'var(--text-3)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-default-border': 'var(--line-2)',
    '--mantine-color-error': 'var(--text-error)',
    '--mantine-color-anchor': 'var(--text-link)',
  },
  dark: {},
});
