/** A message was not sent; `isRetryable` is false when the same message would be rejected again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly isRetryable: boolean;
  constructor(message: string, { isRetryable, cause }: { isRetryable: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isRetryable = isRetryable;
  }
}

/**
 * A sender that only records messages, the newest last and 100 at most: used without a provider, and by
 * tests.
 */
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
