import { useParams } from 'react-router';
import { copy } from '#features/account/users/own/copy.ts';
import { DeviceScreen } from '#features/account/users/own/device-screen.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.detail.title, isHidden: true });

export default function Device() {
  const { _question: id = '' } = useParams();
  return <DeviceScreen key={id} sessionId={id} />;
}
