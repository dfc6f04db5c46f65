interface OtherTabs {
  /** Notifies the other tabs of this person that a newer version is saved. */
  report: (version: number) => void;
  leave: () => void;
}

/** Connects the person's tabs that edit the same resume. */
export function joinResumeTabs(userId: string, onNewer: (version: number) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { report: () => undefined, leave: () => undefined };
  const channel = new BroadcastChannel(`ieum-resume-${userId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => onNewer(data));
  return { report: (version) => channel.postMessage(version), leave: () => channel.close() };
}
