import type { ComponentProps, ComponentType } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke' | 'children' | 'dangerouslySetInnerHTML'> {
  size?: number;
  /** The stroke width at a size of 24. */
  stroke?: number;
}

export type Icon = ComponentType<IconProps>;

const outline = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const filled = { fill: 'currentColor' } as const;

/** The component of an icon whose shape comes from the icon set at build time. */
export function createIcon(shape: string, isFilled: boolean): Icon {
  const content = { __html: shape };
  return function TablerIcon({ size = 24, stroke = 2, ...rest }) {
    const paint = isFilled ? filled : { ...outline, strokeWidth: stroke };
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...paint}
        {...rest}
        dangerouslySetInnerHTML={content}
      />
    );
  };
}
