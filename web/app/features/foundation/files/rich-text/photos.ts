import type { Editor } from '@tiptap/react';

const PHOTO = 'image';

/** A photo of a text: where it is, and its description. */
export interface PlacedPhoto {
  at: number;
  text: string;
}

/** The place after a photo that was just inserted; each has an address of its own. */
function endOfPhoto(doc: Editor['state']['doc'], src: string): number {
  let end = 0;
  doc.descendants(({ type, attrs, nodeSize }, at) => {
    if (type.name === PHOTO && attrs['src'] === src) end = at + nodeSize;
  });
  return end;
}

/** Inserts a photo; the caret is after it, so that what is typed next does not replace it. */
export const insertPhoto = (editor: Editor, src: string): boolean =>
  editor
    .chain()
    .focus()
    .setImage({ src, alt: '' })
    .command(({ tr, state, commands }) => {
      const after = endOfPhoto(tr.doc, src);
      if (!tr.doc.nodeAt(after)?.isTextblock) {
        const paragraph = state.schema.nodes['paragraph']?.create();
        if (paragraph) tr.insert(after, paragraph);
      }
      return commands.setTextSelection(after + 1);
    })
    .run();

/** The photo that is selected, or the one directly before the paragraph of the caret. */
export function photoAtCaret({ state: { selection, doc } }: Editor): PlacedPhoto | undefined {
  const { $from, from } = selection;
  const isSelected = doc.nodeAt(from)?.type.name === PHOTO && !selection.empty;
  const start = $from.depth === 1 ? $from.before() : 0;
  const before = isSelected ? undefined : doc.resolve(start).nodeBefore;
  const photo = isSelected ? doc.nodeAt(from) : before;
  if (photo?.type.name !== PHOTO) return undefined;
  const at = isSelected ? from : start - photo.nodeSize;
  return { at, text: String(photo.attrs['alt'] ?? '') };
}

/** Describes a photo; the caret stays where it is. */
export const describePhoto = (editor: Editor, at: number, text: string): boolean =>
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(at, 'alt', text);
    return true;
  });

/** How many photos of a text have no description. */
export function countUndescribed({ state }: Editor): number {
  let count = 0;
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === PHOTO && !attrs['alt']) count += 1;
  });
  return count;
}
