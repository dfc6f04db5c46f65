import sharp from 'sharp';

/** A real picture of one colour. */
export const aPng = (width = 64, height = 64): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2450d8' } })
    .png()
    .toBuffer();

/** The smallest content that is recognized as a PDF, with a text inside. */
export const aPdf = (word = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${word}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
