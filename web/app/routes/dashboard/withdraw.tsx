import { useParams } from 'react-router';
import { copy } from '#features/site/withdrawals/own/copy.ts';
import { WithdrawScreen } from '#features/site/withdrawals/own/withdraw-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function Withdraw() {
  return <WithdrawScreen tab={useParams()['tab']} />;
}
