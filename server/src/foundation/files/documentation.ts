import * as files from '@ieum/contract/foundation/files/endpoints.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    consoleFiles: 'Pictures of banners and popups.',
    editor: 'Photos of the rich text editor.',
    files: 'Files: upload, replacement, download.',
  },
  schemas: [files],
  parameters: {
    _file: 'Id of a file.',
  },
};
