import type { LoaderFunctionArgs } from 'react-router';
import { throwOutsideDemo } from '#features/foundation/messages/data.ts';
import { Converter } from '#features/site/converter/converter.tsx';
import { copy } from '#features/site/converter/copy.ts';
import { Queries } from '#lib/api/queries.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => throwOutsideDemo(serverSend(context));

export const clientLoader = () => throwOutsideDemo();

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ConverterRoute() {
  return (
    <Queries>
      <Converter />
    </Queries>
  );
}
