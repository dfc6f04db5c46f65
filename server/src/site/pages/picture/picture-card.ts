/** The texts of a recruitment's preview picture; every line but the title may be empty. */
export interface PictureFacts {
  kicker: string;
  title: string;
  /** Short facts at the bottom: period, place, kinds of employment. */
  notes: string[];
}

type Style = Record<string, string | number>;
interface Piece {
  type: string;
  key: null;
  props: Record<string, unknown>;
}

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

// The colours of web/app/ui/theme/tokens.css: the picture looks like the navy hero of the home page.
const NAVY = '#0F2361';
const PALE = '#BACDFF';
const RING = '#5F88FB';
const RINGS = [140, 240, 350, 470, 600];

const piece = (type: string, props: Record<string, unknown>): Piece => ({ type, key: null, props });
const box = (style: Style, ...children: unknown[]) =>
  piece('div', { style: { display: 'flex', ...style }, children });
const textBox = (style: Style, text: string) => piece('div', { style, children: text });

const mark = () =>
  piece('svg', {
    width: 52,
    height: 52,
    viewBox: '0 0 30 30',
    fill: 'none',
    strokeWidth: 3.2,
    strokeLinecap: 'round',
    children: [
      piece('rect', { width: 30, height: 30, rx: 8, fill: '#fff' }),
      piece('path', { d: 'M7.5 18.5a6.2 6.2 0 0112.2-1.6', stroke: '#2350DC' }),
      piece('path', { d: 'M22.5 11.5a6.2 6.2 0 01-12.2 1.6', stroke: '#8FADFF' }),
    ],
  });

const rings = () =>
  piece('svg', {
    ...PICTURE_SIZE,
    viewBox: '0 0 1200 630',
    style: { position: 'absolute', left: 0, top: 0 },
    children: RINGS.map((r, index) =>
      piece('circle', {
        cx: 1060,
        cy: 640,
        r,
        fill: 'none',
        stroke: RING,
        strokeOpacity: 0.32 - index * 0.05,
      }),
    ),
  });

const note = (text: string, index: number) =>
  textBox(
    {
      flexShrink: index === 0 ? 0 : 1,
      padding: '12px 24px',
      borderRadius: 999,
      background: 'rgba(255,255,255,0.12)',
      color: '#fff',
      fontSize: 30,
      fontWeight: 500,
      maxWidth: 620,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    text,
  );

/** The picture as a tree of boxes, in the form that satori renders. */
export const cardOf = ({ kicker, title, notes }: PictureFacts, brand: string): Piece =>
  box(
    {
      ...PICTURE_SIZE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      boxSizing: 'border-box',
      background: NAVY,
      color: '#fff',
      letterSpacing: '-0.02em',
    },
    rings(),
    box({ alignItems: 'center', gap: 18, fontSize: 40, fontWeight: 700 }, mark(), textBox({}, brand)),
    box(
      { flexDirection: 'column', gap: 18 },
      textBox({ fontSize: 36, fontWeight: 500, color: PALE, lineClamp: 1, display: 'block' }, kicker),
      textBox(
        {
          fontSize: title.length > 44 ? 54 : 66,
          fontWeight: 700,
          lineHeight: 1.28,
          letterSpacing: '-0.03em',
          wordBreak: 'keep-all',
          lineClamp: 3,
          display: 'block',
        },
        title,
      ),
    ),
    box({ gap: 14 }, ...notes.map(note)),
  );
