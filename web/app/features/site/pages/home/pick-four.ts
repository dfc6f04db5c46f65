/**
 * Chooses four of the rows of each home list and names them on the root element, where the style sheet
 * hides the others. The first of a ranked list is always among them, so that its first rank is true. Its
 * source is inlined in the page and runs before the first paint, so it uses nothing from outside itself.
 */
export function pickFour(): void {
  const picked: string[] = [];
  for (const list of document.querySelectorAll<HTMLElement>('[data-home-list]')) {
    const places = Array.from(list.children, (_, index) => index + 1);
    const firstFree = 'ranked' in list.dataset ? 1 : 0;
    while (places.length > 4)
      places.splice(firstFree + Math.floor(Math.random() * (places.length - firstFree)), 1);
    for (const place of places) picked.push(`${list.dataset['homeList']}-${place}`);
  }
  document.documentElement.dataset['pick'] = picked.join(' ');
}
