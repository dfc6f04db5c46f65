import { ActionIcon, Button, Checkbox, Menu, Popover, Stack } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs';
import { gridCopy as copy } from './copy.ts';
import type { Column } from './grid-types.ts';
import styles from './grid.module.css';
import type { Density, GridPreferences } from './use-grid-preferences.ts';

const DENSITIES: readonly Density[] = ['normal', 'compact', 'tight'];

interface ToolsProps<R> {
  columns: readonly Column<R>[];
  preferences: GridPreferences;
  onChange: (patch: Partial<GridPreferences>) => void;
}

function DensityMenu({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="ink.7" size={36} aria-label={copy.densities[density]}>
          <IconRowInsertBottom size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {DENSITIES.map((one) => (
          <Menu.Item key={one} aria-current={one === density || undefined} onClick={() => onChange(one)}>
            {copy.densities[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Density and columns of a table, right of its filters. */
export function GridTools<R>({ columns, preferences, onChange }: ToolsProps<R>) {
  const toggle = (key: string) => {
    const hidden = preferences.hidden.includes(key)
      ? preferences.hidden.filter((one) => one !== key)
      : [...preferences.hidden, key];
    onChange({ hidden });
  };
  return (
    <div className={styles.tools}>
      <DensityMenu density={preferences.density} onChange={(density) => onChange({ density })} />
      <Popover position="bottom-end" shadow="md" trapFocus>
        <Popover.Target>
          <Button
            variant="subtle"
            color="ink.7"
            size="sm"
            leftSection={<IconColumns3 size={17} stroke={1.75} />}
          >
            {copy.columns}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="xs">
            {columns.slice(1).map((column) => (
              <Checkbox
                key={column.key}
                size="sm"
                label={column.title}
                checked={!preferences.hidden.includes(column.key)}
                onChange={() => toggle(column.key)}
              />
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
