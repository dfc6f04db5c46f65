import { existsSync } from 'node:fs';

/** Where systems install a font with Hanja and Chinese letters; ours has none. */
const usual = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
  '/System/Library/Fonts/Supplemental/Arial Unicode.ttf',
  'C:\\Windows\\Fonts\\msyh.ttc',
  'C:\\Windows\\Fonts\\malgun.ttf',
];

/** The font for letters that ours does not have: the given one, else a system font, else none. */
export const findSecondFont = (input: string | undefined): string | undefined =>
  input ?? usual.find((path) => existsSync(path));
