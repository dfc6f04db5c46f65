const PAUSE_MILLISECONDS = 1500;

/** Returns the function that finds who is speaking from who is loudest now: a pause between words does not end it. */
export function createSpeaker() {
  let speaker: string | undefined;
  let heardAt = 0;
  return (loudest: string | undefined, now: number): string | undefined => {
    if (loudest !== undefined) heardAt = now;
    if (loudest !== undefined || now - heardAt >= PAUSE_MILLISECONDS) speaker = loudest;
    return speaker;
  };
}
