import { Image } from '@tiptap/extension-image';
import { Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { afterEach, expect, it } from 'vitest';
import { countUndescribed, describePhoto, insertPhoto, photoAtCaret } from './photos.ts';

let editor: Editor;
afterEach(() => editor.destroy());

/** An editor with the caret at a place of its text. */
function edit(content: string, caret: number) {
  editor = new Editor({ extensions: [StarterKit, Image], content });
  editor.commands.setTextSelection(caret);
}
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
const PHOTO = '<img src="/one.png" alt="">';

it('what is typed after a photo was inserted comes after it', () => {
  edit('<p>약도</p>', 3);
  insertPhoto(editor, '/one.png');
  type('정문 앞');
  expect(editor.getHTML()).toBe(`<p>약도</p>${PHOTO}<p>정문 앞</p>`);
});

it('a photo within a paragraph divides it, and one in an empty paragraph replaces that', () => {
  edit('<p>앞뒤</p>', 2);
  insertPhoto(editor, '/one.png');
  type('가운데 ');
  expect(editor.getHTML()).toBe(`<p>앞</p>${PHOTO}<p>가운데 뒤</p>`);
  editor.destroy();
  edit('<p></p><ul><li><p>목록</p></li></ul><p>끝</p>', 1);
  insertPhoto(editor, '/one.png');
  type('사진 다음');
  expect(editor.getHTML()).toBe(`${PHOTO}<p>사진 다음</p><ul><li><p>목록</p></li></ul><p>끝</p>`);
});

it('several photos come one after the other', () => {
  edit('<p></p>', 1);
  insertPhoto(editor, '/one.png');
  insertPhoto(editor, '/two.png');
  type('설명');
  expect(editor.getHTML()).toBe(`${PHOTO}<img src="/two.png" alt=""><p>설명</p>`);
});

it('the photo before the caret is described, and typing goes on where it was', () => {
  edit('<p>약도</p>', 3);
  insertPhoto(editor, '/one.png');
  type('정문');
  const photo = photoAtCaret(editor);
  expect(photo).toEqual({ at: 4, text: '' });
  expect(countUndescribed(editor)).toBe(1);
  describePhoto(editor, photo?.at ?? 0, '왼쪽 2층');
  type(' 앞');
  expect(editor.getHTML()).toBe('<p>약도</p><img src="/one.png" alt="왼쪽 2층"><p>정문 앞</p>');
  expect([photoAtCaret(editor)?.text, countUndescribed(editor)]).toEqual(['왼쪽 2층', 0]);
});

it('a selected photo is described, and text elsewhere has none', () => {
  edit(`<p>약도</p>${PHOTO}<p>정문</p><p>후문</p>`, 1);
  expect(photoAtCaret(editor)).toBeUndefined();
  editor.commands.setNodeSelection(4);
  expect(photoAtCaret(editor)).toEqual({ at: 4, text: '' });
  describePhoto(editor, 4, '약도');
  expect(photoAtCaret(editor)).toEqual({ at: 4, text: '약도' });
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  expect(photoAtCaret(editor)).toBeUndefined();
});
