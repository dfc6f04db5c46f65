/** The term a search form holds, without the spaces around it. */
export function termOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('searchValue');
  return typeof value === 'string' ? value.trim() : '';
}
