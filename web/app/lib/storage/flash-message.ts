const NAME = 'ieum.notice';

/** Leaves a sentence for the next page of this tab, for example after a login that loads it anew. */
export function leaveFlashMessage(message: string): void {
  try {
    sessionStorage.setItem(NAME, message);
  } catch {
    // The sentence is a courtesy; without storage the next page simply opens.
  }
}

/** Takes the sentence the page before left here, once. */
export function takeFlashMessage(): string | undefined {
  try {
    const message = sessionStorage.getItem(NAME) ?? undefined;
    sessionStorage.removeItem(NAME);
    return message;
  } catch {
    return undefined;
  }
}
