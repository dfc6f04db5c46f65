interface Row {
  canMove: () => boolean;
  /** Arranges the slides without a movement, so that those on the side `by` are beside the visible ones. */
  jump: (by: number) => void;
  /** Moves by `by` slides; those on the side `side` may be seen on the way. */
  move: (by: number, side: number) => void;
  /** Pixels from one slide to the next. */
  width: () => number;
}

/** A press that moves less is a click. */
const START = 8;
const FAR = 60;

const sideOf = (distance: number): number => (distance > 0 ? -1 : 1);

/** Moves slides with the finger or the pointer; released far enough, they go on to the next one. */
export function followSwipes(list: HTMLElement, row: Row): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let from: number | undefined;
  let distance = 0;
  let isSwipe = false;

  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !row.canMove()) return;
    from = event.clientX;
    distance = 0;
    isSwipe = false;
  };
  const follow = (event: PointerEvent) => {
    if (from === undefined) return;
    distance = event.clientX - from;
    if (!isSwipe && Math.abs(distance) < START) return;
    if (!isSwipe) list.setPointerCapture(event.pointerId);
    isSwipe = true;
    row.jump(sideOf(distance));
    list.style.setProperty('--drag', `${Math.max(-row.width(), Math.min(row.width(), distance))}px`);
  };
  const end = (isReleased: boolean) => () => {
    if (from === undefined) return;
    from = undefined;
    if (!isSwipe) return;
    list.style.removeProperty('--drag');
    const side = sideOf(distance);
    row.move(isReleased && Math.abs(distance) > FAR ? side : 0, side);
  };
  const rejectClick = (event: Event) => {
    if (isSwipe) event.preventDefault();
    isSwipe = false;
  };
  list.addEventListener('pointerdown', begin, { signal });
  list.addEventListener('pointermove', follow, { signal });
  list.addEventListener('pointerup', end(true), { signal });
  list.addEventListener('pointercancel', end(false), { signal });
  list.addEventListener('click', rejectClick, { signal, capture: true });
  return () => controller.abort();
}
