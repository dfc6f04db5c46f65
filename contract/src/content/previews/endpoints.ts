import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { Id, Instant } from '../../common/schemas.ts';
import { locales } from '../../common/text.ts';
import { contentKinds } from '../../foundation/publishing/enums.ts';
import { previewViewers } from './enums.ts';
import { previewPaths } from './paths.ts';

/** The right to see the public pages for some minutes as somebody else sees them at a moment. */
export const Preview = z.object({
  /** The parameter `preview` of a public page's address, and the header `preview` of its calls. */
  token: z.string().max(1000),
  until: z.string().max(40),
});
export type Preview = z.infer<typeof Preview>;

export const previews = endpointsOf('previews', {
  readOptions: endpoint({
    ...previewPaths.readOptions,
    summary: 'List the languages in which this server has its pages',
    response: z.object({ languages: z.array(z.enum(locales)) }),
  }),
  /** Nothing is stored: the token itself says what is shown, and expires. */
  create: endpoint({
    ...previewPaths.create,
    summary: 'Allow a preview of the public pages at a moment',
    transaction: 'read',
    body: z.object({
      at: Instant,
      viewer: z.enum(previewViewers, c.unknownValue.key),
      language: z.enum(locales, c.unknownValue.key),
      /** Content that is shown also while it is a draft, before its start and after its end. */
      content: z.object({ kind: z.enum(contentKinds, c.unknownValue.key), _id: Id }).optional(),
    }),
    response: z.object({ preview: Preview }),
  }),
});
