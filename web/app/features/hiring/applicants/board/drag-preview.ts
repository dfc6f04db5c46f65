import { copy } from '../copy.ts';
import styles from './board-card.module.css';

/**
 * Draws the dragged card under the pointer: lifted and tilted, with the number of cards that move with
 * it.
 */
export function drawPreview(container: HTMLElement, card: HTMLElement, count: number): void {
  const lifted = card.cloneNode(true);
  if (!(lifted instanceof HTMLElement)) return;
  lifted.removeAttribute('id');
  lifted.style.cssText = `position: static; transform: none; width: ${card.offsetWidth}px`;
  lifted.dataset['preview'] = 'true';
  const frame = document.createElement('div');
  frame.className = styles.preview ?? '';
  frame.append(lifted);
  if (count > 1) {
    const badge = document.createElement('b');
    badge.textContent = copy.people(count);
    frame.append(badge);
  }
  container.append(frame);
}
