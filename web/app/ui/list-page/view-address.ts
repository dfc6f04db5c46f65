/** The parameter that names the open view. */
export const VIEW = 'view';
/** Its value where the person chose the list without a view, so that no default replaces it. */
export const NO_VIEW = 'none';

const PASSING = [VIEW, 'page', 'id'];

/** The query of an address that a view keeps: filters and order, always written in the same way. */
export function lookQueryOf(parameters: URLSearchParams): string {
  const stored = new URLSearchParams([...parameters].filter(([name]) => !PASSING.includes(name)));
  stored.sort();
  return stored.toString();
}

/** The address of a view on the screen of its list. */
export function addressOfView({ query, _id }: { query: string; _id: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set(VIEW, _id);
  return `?${parameters.toString()}`;
}

/** The address of the list without a view, on the same tab. */
export function addressWithoutView(parameters: URLSearchParams): string {
  const tab = parameters.get('tab');
  return `?${new URLSearchParams({ ...(tab && { tab }), [VIEW]: NO_VIEW }).toString()}`;
}

/** Whether a list was opened at its plain address, on the tab of this view. */
export function opensWith({ query }: { query: string }, parameters: URLSearchParams): boolean {
  const isPlain = [...parameters.keys()].every((name) => name === 'tab');
  return isPlain && (new URLSearchParams(query).get('tab') ?? '') === (parameters.get('tab') ?? '');
}
