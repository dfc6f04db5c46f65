import type { Plugin } from 'vite';

/**
 * Keeps the style sheet of `import './part.module.css'`, which names no class: the page of a part that is loaded later
 * has the part's style sheet from the beginning.
 */
export const keepStyleSheets = (): Plugin => ({
  name: 'keep-style-sheets',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
  },
});
