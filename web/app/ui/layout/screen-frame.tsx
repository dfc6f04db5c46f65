import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styles from './screen-frame.module.css';

interface ScreenFrameProps {
  label: string;
  /** The size of the screen in pixels; without a height it is as high as its content. */
  width: number;
  height?: number;
  /** Below this scale its controls would be too small to press, and none of them is offered. */
  minScale?: number;
  children: ReactNode;
}

/** How much smaller than the screen its frame is; never larger. */
function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  // Before it is painted, so that the frames below are not moved by the first measurement.
  useLayoutEffect(() => {
    if (frame.current) setScale(Math.min(1, frame.current.clientWidth / width));
  }, [width]);
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    if (frame.current) watched.observe(frame.current);
    return () => watched.disconnect();
  }, [width]);
  return { frame, scale };
}

/** A preview at the size of a screen, scaled down to the space there is. */
export function ScreenFrame({ label, width, height, minScale = 0, children }: ScreenFrameProps) {
  const { frame, scale } = useScale(width);
  const screen = {
    '--frame-width': `${width}px`,
    '--frame-height': height === undefined ? undefined : `${height}px`,
    width,
    height,
    zoom: scale,
  } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <div ref={frame} className={styles.frame}>
        <div className={styles.screen} style={screen} inert={scale < minScale}>
          {children}
        </div>
      </div>
    </figure>
  );
}
