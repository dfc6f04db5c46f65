import IconExternalLink from '~icons/tabler/external-link';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLocation } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { loginAddress } from '#lib/session/login-address.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { useIsLoggedIn } from '#lib/session/use-session.ts';
import buttons from '#ui/button/button.module.css';
import styles from './apply-card.module.css';
import { applyCopy as copy } from './apply-copy.ts';
import type { ApplyState } from './apply-state.ts';
import { applyStepOf } from './apply-steps.ts';
import { detailCopy } from '../detail/detail-copy.ts';
import { useApply } from './use-apply.ts';

interface ApplyActionProps {
  applyState: ApplyState;
  writingStep: string | null;
}

const SourceLink = ({ url }: { url: string }) => (
  <a
    className={[buttons.button, buttons.primary, buttons.lg, buttons.wide].join(' ')}
    href={url}
    target="_blank"
    rel="noopener nofollow"
  >
    {copy.applyAtSource}
    <IconExternalLink size={18} stroke={1.9} aria-hidden />
    <span className="visually-hidden">({detailCopy.newWindow})</span>
  </a>
);

/** The company's actions on its own recruitment, in place of applying. */
const OwnLinks = ({ id, isFinal }: { id: string; isFinal: boolean }) => (
  <div className={styles.own}>
    {!isFinal && (
      <ButtonLink size="lg" to={`/dashboard/recruitments?edit=${id}`}>
        {copy.edit}
      </ButtonLink>
    )}
    <ButtonLink kind="default" size="lg" to={`/dashboard/recruitments/${id}/kanban`}>
      {copy.applicants}
    </ButtonLink>
  </div>
);

/** The only filled button of a recruitment: apply, continue, or the alternative. */
export function ApplyAction({ applyState, writingStep }: ApplyActionProps) {
  // A revoked application starts again at the résumé.
  const step = applyStepOf(applyState.kind === 'draft' ? writingStep : null);
  const apply = useApply(step);
  const { pathname } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const address = `${pathname}?apply=${step}`;
  if (applyState.kind === 'own') return <OwnLinks {...applyState} />;
  if (applyState.kind === 'source') return applyState.url ? <SourceLink url={applyState.url} /> : null;
  if (applyState.kind === 'applied' || applyState.kind === 'accepted') {
    if (!isBuilt('/dashboard/applied')) return null;
    return (
      <ButtonLink kind="default" size="lg" isWide to="/dashboard/applied">
        {copy.seeApplication}
      </ButtonLink>
    );
  }
  if (applyState.kind === 'over') {
    return (
      <a href="#similar" className={[buttons.button, buttons.default, buttons.lg, buttons.wide].join(' ')}>
        {copy.toSimilar}
      </a>
    );
  }
  const label = applyState.kind === 'draft' ? copy.resume : copy.apply;
  if (applyState.kind === 'later') {
    return (
      <Button size="lg" isWide disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink
      size="lg"
      isWide
      to={isLoggedIn ? address : loginAddress(address)}
      rel="nofollow"
      onClick={onPlainPress(() => void apply())}
    >
      {label}
    </ButtonLink>
  );
}
