import { pageAddress, type PageCode } from '@ieum/contract/content/boards/enums.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { copy } from './copy.ts';

/** The title and the text of a page. */
interface PageText {
  subject: string;
  content: string;
}

const TAGS: Readonly<Record<string, string>> = { H2: 'h2', H3: 'h3', P: 'p', LI: 'li' };

const isAfter = (node: Node, other: Node): boolean =>
  (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether an element is text of its own: no part of a menu and no list item that only surrounds other texts. */
const isText = (element: Element): boolean =>
  !element.closest('nav, [aria-hidden]') && !element.querySelector('h2, h3, p, li, a');

/** The elements as plain markup; items that follow each other make one list. */
function markupOf(elements: readonly Element[]): string {
  const page = document.implementation.createHTMLDocument();
  for (const element of elements) {
    const tag = TAGS[element.tagName] ?? 'p';
    const copy = page.createElement(tag);
    copy.textContent = (element.textContent ?? '').trim();
    const last = page.body.lastElementChild;
    if (tag !== 'li') page.body.append(copy);
    else if (last?.tagName === 'UL') last.append(copy);
    else {
      const list = page.createElement('ul');
      list.append(copy);
      page.body.append(list);
    }
  }
  return page.body.innerHTML;
}

/** Finds the title and the text in the document of a page: the written text, or the first one without its looks. */
export function textOfPage(html: string): PageText {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('#main');
  const title = main?.querySelector('h1');
  const written = main?.querySelector('.prose');
  if (!main || !title) return { subject: '', content: '' };
  const texts = [...main.querySelectorAll('h2, h3, p, li')].filter(
    (element) => isAfter(element, title) && isText(element),
  );
  return {
    subject: (title.textContent ?? '').trim(),
    content: written ? written.innerHTML : markupOf(texts),
  };
}

/** Reads the text that a page shows now. */
export async function readPageText(code: PageCode): Promise<PageText> {
  const response = await fetch(pageAddress(code), { headers: { accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (!response?.ok)
    throw new ApiError(response?.status ?? 0, { code: 'offline', message: copy.loadText.failed });
  return textOfPage(await response.text());
}
