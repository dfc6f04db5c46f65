import { fullMomentText, momentText } from '#lib/format/dates.ts';

/** A moment in short, whole to who points at it. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={fullMomentText(at)} className="number">
    {momentText(at)}
  </time>
);
