const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

let isNextAwaited = false;

/** The next area that appears gets the focus, because an action leaves the screen of its button. */
export function focusNextArea(): void {
  isNextAwaited = true;
}

function focusHeading(area: HTMLElement): void {
  const heading = area.querySelector<HTMLElement>('h1, h2, h3') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

function focusableIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement) || !node.isConnected) return null;
  return node.matches(FOCUSABLE) ? node : node.querySelector<HTMLElement>(FOCUSABLE);
}

/** What is next to removed content: the row or button after it or before it, or what is left of its row. */
function successorsOf(removed: Node, record: MutationRecord): (HTMLElement | null)[] {
  const { nextSibling, previousSibling, target } = record;
  const alike = [nextSibling, previousSibling].filter((node) => node?.nodeName === removed.nodeName);
  const isInRow = target instanceof Element && target.closest('li, tr') !== null;
  return [...alike, isInRow ? target : null].map(focusableIn);
}

/**
 * The ref of an area whose buttons may disappear when they are pressed: when the focused element is removed, the
 * focus moves to what is next to it, else to the heading of the area, instead of to the whole page.
 */
export const refocusWithin = (area: HTMLElement | null): (() => void) | undefined =>
  area ? watch(area) : undefined;

function watch(area: HTMLElement): () => void {
  let last: Element | null = null;
  let successors: (HTMLElement | null)[] = [];

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (area.contains(target)) last = target;
    else if (!target.closest('dialog')) last = null;
  };
  const clear = ({ target }: PointerEvent) => {
    const isElsewhere = target instanceof Element && !last?.contains(target) && !target.closest('dialog');
    if (isElsewhere) last = null;
  };
  const move = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    for (const successor of successors) {
      successor?.focus();
      if (document.activeElement !== document.body) return;
    }
    focusHeading(area);
  };
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected) return;
    for (const record of records)
      for (const node of record.removedNodes)
        if (node.contains(last)) successors = successorsOf(node, record);
    // What moves the focus on purpose does so first.
    setTimeout(move, 0);
  });

  observer.observe(area, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', clear);
  if (isNextAwaited) focusHeading(area);
  isNextAwaited = false;
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', clear);
  };
}
