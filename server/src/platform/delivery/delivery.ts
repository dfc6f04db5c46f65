/** A message did not leave; `isRetryable` is false when the same message would be refused again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isRetryable: boolean;
  constructor(message: string, { isRetryable, cause }: { isRetryable: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isRetryable = isRetryable;
  }
}

/** A sender that only remembers, newest last and 100 at most: what runs with no provider, and what tests read. */
export function recorder<Item extends { id: string }>() {
  const sent: Item[] = [];
  return {
    sent,
    send: async (item: Item): Promise<string> => {
      sent.push(item);
      if (sent.length > 100) sent.shift();
      return `local-${item.id}`;
    },
  };
}
