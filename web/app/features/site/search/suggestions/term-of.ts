/** The trimmed term of a search form. */
export function termOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('searchValue');
  return typeof value === 'string' ? value.trim() : '';
}
