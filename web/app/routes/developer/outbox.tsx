import type { LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/foundation/messages/copy.ts';
import { throwOutsideDemo } from '#features/foundation/messages/data.ts';
import { Outbox } from '#features/foundation/messages/outbox.tsx';
import { headOf } from '#lib/document/head.ts';
import { Queries } from '#lib/api/queries.tsx';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => throwOutsideDemo(serverSend(context));

export const clientLoader = () => throwOutsideDemo();

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function OutboxRoute() {
  return (
    <Queries>
      <Outbox />
    </Queries>
  );
}
