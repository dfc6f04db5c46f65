import type { editor as editorEndpoints } from '@ieum/contract/foundation/files/endpoints.ts';
import { editorPaths } from '@ieum/contract/foundation/files/paths.ts';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import IconPhoto from '~icons/tabler/photo';
import { Image } from '@tiptap/extension-image';
import { useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { apiOf } from '#lib/api/api.ts';
import { createControlledText } from '#lib/forms/controlled-text.ts';
import { showError } from '#ui/alert/show-error.ts';
import { useEditable } from '#ui/form/editable.tsx';
import { DesignProvider } from '#ui/layout/design-provider.tsx';
import { shownPhoto } from './own-photos.ts';
import { PhotoText } from './photo-text.tsx';
import { insertPhoto } from './photos.ts';
import { richCopy as copy } from './rich-text-copy.ts';
import styles from './rich-text.module.css';

const api = apiOf<typeof editorEndpoints>(editorPaths);
const PHOTOS = 'image/jpeg,image/png,image/webp,image/gif';

const labels = {
  boldControlLabel: copy.bold,
  italicControlLabel: copy.italic,
  underlineControlLabel: copy.underline,
  h2ControlLabel: copy.heading,
  bulletListControlLabel: copy.bullets,
  orderedListControlLabel: copy.numbers,
  linkControlLabel: copy.link,
  unlinkControlLabel: copy.unlink,
  undoControlLabel: copy.undo,
  redoControlLabel: copy.redo,
  linkEditorInputLabel: copy.linkLabel,
  linkEditorInputPlaceholder: 'https://',
  linkEditorExternalLink: copy.newTab,
  linkEditorInternalLink: copy.sameTab,
  linkEditorSave: copy.linkSave,
};

interface RichTextProps {
  labelledBy: string;
  /** Sanitised HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  isInvalid: boolean;
  /** A text that is only a hint is selected at the first press, so that typing replaces it. */
  isHint?: (html: string) => boolean;
  /** False where uploaded photos are not stored. */
  hasPhotos?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** The document contains a photo's permanent address, also while only its owner may see it. */
const Photo = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs['alt'] ?? '');
      void shownPhoto(String(node.attrs['src'])).then((url) => {
        dom.src = url;
      });
      // A photo is not requested again while its description is typed.
      const update = (next: typeof node): boolean => {
        dom.alt = String(next.attrs['alt'] ?? '');
        return next.type === node.type && next.attrs['src'] === node.attrs['src'];
      };
      return { dom, update };
    };
  },
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
    codeBlock: false,
  }),
  Photo,
];

/** Uploads photos one by one and inserts each at the cursor. */
async function insertPhotos(editor: Editor, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const { url } = await api.addPhoto({ file });
    insertPhoto(editor, url);
  }
}

const photosOf = (list: FileList | null | undefined): File[] =>
  [...(list ?? [])].filter(({ type }) => type.startsWith('image/'));

function PhotoControl({ isBusy, onChoose }: { isBusy: boolean; onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <RichTextEditor.Control
        aria-label={isBusy ? copy.photoBusy : copy.photo}
        title={copy.photo}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={16} stroke={1.5} aria-hidden />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        accept={PHOTOS}
        multiple
        hidden
        aria-label={copy.photo}
        onChange={(event) => {
          onChoose(photosOf(event.target.files));
          event.target.value = '';
        }}
      />
    </>
  );
}

interface ToolbarProps {
  isBusy: boolean;
  onPhotos: ((files: File[]) => void) | undefined;
}

function Toolbar({ isBusy, onPhotos }: ToolbarProps) {
  return (
    <RichTextEditor.Toolbar aria-label={copy.toolbar} role="toolbar" className={styles.toolbar ?? ''}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        {onPhotos && <PhotoControl isBusy={isBusy} onChoose={onPhotos} />}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

/** Photos that are chosen, pasted or dropped. */
function usePhotos(editor: Editor | null, isAllowed: boolean) {
  const [isBusy, setBusy] = useState(false);
  const insert = async (photos: readonly File[]) => {
    if (!editor) return;
    setBusy(true);
    try {
      await insertPhotos(editor, photos);
    } catch (error) {
      await showError(error);
    } finally {
      setBusy(false);
    }
  };
  const takeFrom = (event: SyntheticEvent, data: DataTransfer) => {
    const photos = photosOf(data.files);
    if (!editor || !isAllowed || photos.length === 0) return;
    event.preventDefault();
    void insert(photos);
  };
  return { isBusy, insert: (photos: File[]) => void insert(photos), takeFrom };
}

/**
 * The editor of a formatted text: headings, lists, links and photos, which are uploaded when they are
 * inserted.
 */
export function RichText({ hasPhotos = true, ...field }: RichTextProps) {
  const { labelledBy, value, onChange, onBlur, isInvalid, isHint, ref } = field;
  const [controlled] = useState(() => createControlledText(value));
  const isEditable = useEditable();
  const editor = useEditor({
    editable: isEditable,
    extensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(!isEditable && { 'aria-readonly': 'true', tabindex: '0' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      onChange(controlled.report(changed.isEmpty ? '' : changed.getHTML()));
    },
    onFocus: ({ editor: focused }) => {
      // The press that focuses the editor sets its own selection first.
      if (isHint?.(focused.getHTML())) setTimeout(() => focused.commands.selectAll());
    },
    onBlur,
  });
  const { isBusy, insert, takeFrom } = usePhotos(editor, hasPhotos && isEditable);
  useImperativeHandle(ref, () => ({ focus: () => editor?.commands.focus() }), [editor]);
  useEffect(() => {
    if (editor && !controlled.isOwn(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, controlled]);

  return (
    <DesignProvider>
      <RichTextEditor
        editor={editor}
        labels={labels}
        className={styles.editor ?? ''}
        data-invalid={isInvalid || undefined}
        data-readonly={!isEditable || undefined}
        onPaste={(event) => takeFrom(event, event.clipboardData)}
        onDrop={(event) => takeFrom(event, event.dataTransfer)}
      >
        {isEditable && <Toolbar isBusy={isBusy} onPhotos={hasPhotos ? insert : undefined} />}
        <RichTextEditor.Content className={styles.content ?? ''} />
        {editor && hasPhotos && isEditable && <PhotoText editor={editor} />}
      </RichTextEditor>
    </DesignProvider>
  );
}
