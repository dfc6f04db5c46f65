import type { CSSProperties } from 'react';

/** The palette of the web's tokens, in which an e-mail cannot use variables. */
const colour = {
  brand: '#2350DC',
  text: '#11151C',
  soft: '#596270',
  line: '#E2E6EC',
  page: '#F6F7F9',
  sheet: '#FFFFFF',
};

const FONT =
  "'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif";
const wrapping: CSSProperties = { wordBreak: 'keep-all', overflowWrap: 'anywhere' };
const cell: CSSProperties = {
  padding: '10px 12px',
  borderBottom: `1px solid ${colour.line}`,
  fontSize: 15,
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
  ...wrapping,
};

/** Inline styles, because many mail programs drop style sheets. */
export const styles = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: colour.page, fontFamily: FONT },
  sheet: {
    maxWidth: 600,
    margin: '0 auto',
    padding: '28px 20px',
    borderRadius: 16,
    backgroundColor: colour.sheet,
  },
  brand: { margin: '0 0 20px', color: colour.brand, fontSize: 20, fontWeight: 800, lineHeight: '28px' },
  heading: {
    margin: '0 0 12px',
    color: colour.text,
    fontSize: 22,
    fontWeight: 700,
    lineHeight: '31px',
    ...wrapping,
  },
  text: { margin: '0 0 16px', color: colour.text, fontSize: 16, lineHeight: '26px', ...wrapping },
  facts: { margin: '4px 0 20px', borderTop: `1px solid ${colour.line}`, borderCollapse: 'collapse' },
  label: { ...cell, width: '30%', color: colour.soft, fontWeight: 500 },
  value: { ...cell, color: colour.text, fontWeight: 600 },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: 12,
    backgroundColor: colour.brand,
    color: '#FFFFFF',
    fontSize: 16,
    fontWeight: 700,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  rule: { margin: '28px 0 16px', borderColor: colour.line },
  footer: { margin: '0 0 6px', color: colour.soft, fontSize: 13, lineHeight: '20px', ...wrapping },
  link: { color: colour.soft, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

/**
 * Dark colours for the programs that know them; the others keep the inline ones. The body also draws
 * its colour in the cell of a table, for programs that drop its own.
 */
export const darkCss = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #11151C !important; }
  .sheet { background-color: #1B212B !important; }
  .brand { color: #8FADFF !important; }
  .strong, .text { color: #F6F7F9 !important; }
  .soft, .link { color: #B4BCC9 !important; }
  .facts, .facts th, .facts td, .rule { border-color: #414955 !important; }
  .button { background-color: #3A67F0 !important; color: #FFFFFF !important; }
}`;
