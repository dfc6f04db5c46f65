import type { BadgeLook } from './badge.tsx';
import { statusCopy } from './status-copy.ts';

export type StatusDomain = keyof typeof statusCopy;
export type StatusValue<D extends StatusDomain> = keyof (typeof statusCopy)[D] & string;

type Looks = { [D in StatusDomain]: { [V in StatusValue<D>]: BadgeLook } };

const wait: BadgeLook = { hue: 'amber' };
const done: BadgeLook = { hue: 'jade' };
const over: BadgeLook = { hue: 'ink' };

/** The colour of every stored state: waiting is amber, reached is jade, over is ink, rejected is rose. */
const looks: Looks = {
  stage: {
    IS_APPLIED: over,
    ON_PENDING: wait,
    ON_MEETING: { hue: 'iris' },
    ON_RECRUIT: done,
    ELIMINATED: { hue: 'rose', variant: 'text' },
  },
  application: { ON_WRITING: wait, IS_APPLIED: { hue: 'cobalt' }, IS_REVOKED: over, ON_RECRUIT: done },
  recruitment: {
    ON_GOING: done,
    FINISHED: over,
    NO_SHOWN: { hue: 'ink', variant: 'outline' },
    CANCELED: { hue: 'rose' },
    DRAFT: wait,
    BLOCKED: { hue: 'rose' },
  },
  approval: { PENDING: wait, APPROVED: done, REJECTED: { hue: 'rose' } },
  interview: { AWAITING: wait, PROGRESS: { hue: 'iris', variant: 'filled' }, COMPLETE: over },
  meeting: { AWAITING: wait, APPROVED: done, CANCELED: over },
  matching: {
    MATCHING_ON_GOING: { hue: 'cobalt' },
    MATCHING_COMPLETE: { hue: 'teal' },
    MEETINGS_PROGRESS: { hue: 'iris' },
    MEETINGS_COMPLETE: over,
  },
  expo: {
    MATCHING_ON_GOING: { hue: 'cobalt' },
    MATCHING_COMPLETE: { hue: 'teal' },
    MEETINGS_PROGRESS: { hue: 'iris' },
    MEETINGS_COMPLETE: over,
  },
  contract: { UNSIGNED: wait, SIGNED: done },
  order: { PAYMENT_AWAITING: wait, PAYMENT_COMPLETE: done, PURCHASE_CANCELD: over },
  inquiry: { ANSWER_AWAITING: wait, ANSWER_COMPLETE: done },
  message: { WAITING: wait, SENT: done, FAILED: { hue: 'rose' }, WITHHELD: { hue: 'ink' } },
  texting: { DRAFT: { hue: 'ink' }, WAITING: wait, SENT: done, UNDONE: over },
  flag: { OPEN: wait, ACCEPTED: { hue: 'rose' }, DISMISSED: over },
  session: { OPEN: done, ENDED: over },
  member: { ACTIVE: done, BLOCKED: { hue: 'rose' }, WITHDRAWN: over },
};

/** Label and colour of a stored state. */
export const statusMeta = <D extends StatusDomain>(
  domain: D,
  value: StatusValue<D>,
): { label: string; look: BadgeLook } => ({
  label: String(statusCopy[domain][value]),
  look: looks[domain][value],
});
