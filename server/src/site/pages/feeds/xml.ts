/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around a text or around other elements, which `raw` marks as already serialized. */
export const element = (name: string, content: string | Raw): Raw => ({
  xml: `<${name}>${typeof content === 'string' ? escaped(content) : content.xml}</${name.split(' ')[0]}>`,
});

/** Serialized XML. */
export interface Raw {
  xml: string;
}

/** Several elements one after the other. */
export const together = (pieces: readonly Raw[]): Raw => ({ xml: pieces.map(({ xml }) => xml).join('\n') });

/** A whole document as bytes. */
export const documentOf = (root: Raw): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`);
