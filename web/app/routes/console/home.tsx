import { consoleMenu } from '#features/shell/console-menu.ts';
import { copy } from '#features/shell/copy.ts';
import { headOf } from '#lib/head.ts';
import { Link } from 'react-router';

export const meta = () => headOf({ title: copy.console, isHidden: true });

/** The console's start: every screen that exists. */
export default function ConsoleHome() {
  return (
    <>
      <h1>{copy.console}</h1>
      <ul>
        {consoleMenu.groups
          .flatMap((group) => group.links)
          .map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
