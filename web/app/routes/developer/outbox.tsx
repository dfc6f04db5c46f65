import type { LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/outbox/copy.ts';
import { refuseOutsideDemo } from '#features/outbox/data.ts';
import { Outbox } from '#features/outbox/outbox.tsx';
import { headOf } from '#lib/head.ts';
import { Queries } from '#lib/queries.tsx';
import { serverSend } from '#lib/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => refuseOutsideDemo(serverSend(context));

export const clientLoader = () => refuseOutsideDemo();

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function OutboxRoute() {
  return (
    <Queries>
      <Outbox />
    </Queries>
  );
}
