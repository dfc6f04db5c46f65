import { icons } from '@iconify-json/tabler';
import type { Plugin } from 'vite';

const PREFIX = '~icons/tabler/';
const OUTLINE = `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"`;
const FILLED = 'fill="currentColor"';

/**
 * The module of one icon. Its stroke and fill are moved from the shape to the `<svg>`, so that size and
 * stroke can be set where it is used.
 */
export function iconModule(name: string): string {
  const { body } = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''] ?? { body: '' };
  const paint = [OUTLINE, FILLED].find(
    (start) => body.startsWith(`<path ${start}`) || body.startsWith(`<g ${start}`),
  );
  if (!paint) throw new Error(`@iconify-json/tabler has no icon "${name}" of one paint`);
  const shape = body.replace(`${paint} `, '').replace(`<g ${paint}>`, '<g>');
  return [
    // Resolved from the folder of the web, because a virtual module has no package of its own.
    `import { createIcon } from '/app/ui/icon/create-icon.tsx';`,
    `export default /* @__PURE__ */ createIcon(${JSON.stringify(shape)}, ${paint === FILLED});`,
  ].join('\n');
}

/** `import IconHeart from '~icons/tabler/heart'`: an icon of Tabler's set as a component. */
export const tablerIcons = (): Plugin => ({
  name: 'tabler-icons',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${PREFIX}`) ? iconModule(id.slice(PREFIX.length + 1)) : undefined),
});
