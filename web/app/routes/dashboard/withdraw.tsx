import { useParams } from 'react-router';
import { copy } from '#features/withdraw/copy.ts';
import { WithdrawScreen } from '#features/withdraw/withdraw-screen.tsx';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Withdraw() {
  return <WithdrawScreen tab={useParams()['tab']} />;
}
