/** An entry of the next seven days. */
export interface WeekEvent {
  id: string;
  /** When it begins. */
  at: string;
  /** Of what kind it is, in the language of the page. */
  kind: string;
  title: string;
  /** The path of its page. */
  to: string;
}

/** Reads what modules above have planned for the next seven days. */
export interface WeekQuery {
  queryKey: string[];
  queryFn: (call: { signal: AbortSignal }) => Promise<WeekEvent[]>;
}
