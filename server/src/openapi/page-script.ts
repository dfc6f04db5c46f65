/** Filters the operations by the typed text, and opens the one that the address names. */
export const pageScript = `
const search = document.getElementById('search');
const found = document.getElementById('found');
const operations = [...document.querySelectorAll('.operation')];
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const operation of operations) {
    const text = (operation.id + ' ' + operation.querySelector('summary').textContent).toLowerCase();
    operation.hidden = !words.every((word) => text.includes(word));
    if (!operation.hidden) count += 1;
  }
  for (const tag of document.querySelectorAll('.tag')) tag.hidden = !tag.querySelector('.operation:not([hidden])');
  found.textContent = words.length ? count + (count === 1 ? ' operation' : ' operations') : '';
});
const openNamed = () => {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) {
    named.open = true;
    named.scrollIntoView();
  }
};
addEventListener('hashchange', openNamed);
openNamed();
`;
