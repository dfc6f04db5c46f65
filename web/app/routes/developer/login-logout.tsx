import type { LoaderFunctionArgs } from 'react-router';
import { throwOutsideDemo } from '#features/foundation/messages/data.ts';
import { LoginTool } from '#features/account/auth/tools/login-tool.tsx';
import { copy } from '#features/account/auth/tools/copy.ts';
import { Queries } from '#lib/api/queries.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => throwOutsideDemo(serverSend(context));

export const clientLoader = () => throwOutsideDemo();

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function LoginToolRoute() {
  return (
    <Queries>
      <LoginTool />
    </Queries>
  );
}
