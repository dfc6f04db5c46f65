import { fullMomentText, momentText } from '#lib/format/dates.ts';

/** A moment in short, in full as a tooltip. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={fullMomentText(at)} className="number">
    {momentText(at)}
  </time>
);
