import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import styles from './console-overview.module.css';
import { consoleMenu } from './console-menu.ts';
import { copy } from './copy.ts';

const groups = consoleMenu.groups
  .map((group) => ({ ...group, links: group.links.filter((link) => link.to !== '/console') }))
  .filter((group) => group.links.length > 0);

/** The console's start: every tool that exists, by its group. */
export function ConsoleOverview() {
  return (
    <>
      <PageHeader title={copy.console} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <Panel key={group.name} title={group.name}>
            <ul>
              {group.links.map(({ to, name, icon: Icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    <span className={styles.icon}>
                      <Icon size={20} stroke={1.75} aria-hidden />
                    </span>
                    <b>{name}</b>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
