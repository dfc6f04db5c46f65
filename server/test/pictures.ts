import sharp from 'sharp';

/** A real picture of one colour. */
export const aPng = (width = 64, height = 64): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2450d8' } })
    .png()
    .toBuffer();

/** The smallest content that is recognized as a PDF. */
export const aPdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Encrypted PDFs, their trailer written in the ways that the format allows. */
export const encryptedPdfs = (): Record<string, Buffer> => {
  const handler = `<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`;
  const id = '/ID[<0102030405060708090a0b0c0d0e0f10><0102030405060708090a0b0c0d0e0f10>]';
  const body =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n';
  const own = `3 0 obj${handler}endobj\n`;
  const trailer = (entries: string) => `trailer<</Size 4/Root 1 0 R${id}${entries}>>\n%%EOF\n`;
  const texts = {
    'by reference': body + own + trailer('/Encrypt 3 0 R'),
    'in the trailer itself': body + trailer(`/Encrypt${handler}`),
    'over several lines': body + own + trailer('/Encrypt\r\n3\r\n0\r\nR'),
    'with its name disguised': body + own + trailer('/#45n#63rypt 3 0 R'),
    'in a cross-reference stream': `${body}${own}4 0 obj<</Type/XRef/Size 5/W[1 1 1]/Root 1 0 R${id}/Encrypt 3 0 R/Length 0>>stream\nendstream endobj\n%%EOF\n`,
    'behind a megabyte': body + `%${' '.repeat(1024 * 1024)}\n` + own + trailer('/Encrypt 3 0 R'),
  };
  return Object.fromEntries(Object.entries(texts).map(([how, text]) => [how, Buffer.from(text, 'latin1')]));
};
