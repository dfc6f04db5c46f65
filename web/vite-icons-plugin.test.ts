import { describe, expect, test } from 'vitest';
import { iconModule } from './vite-icons-plugin.ts';

describe('icons', () => {
  test('an outline leaves its paint to the component', () => {
    expect(iconModule('check')).toContain(String.raw`createIcon("<path d=\"m5 12l5 5L20 7\"/>", false)`);
  });

  test('so does a shape of several parts', () => {
    const module = iconModule('eye');
    expect(module).toContain('createIcon("<g><path ');
    expect(module).not.toContain('stroke');
  });

  test('a filled one is filled', () => {
    const module = iconModule('circle-check-filled');
    expect(module).toMatch(/, true\);$/);
    expect(module).not.toContain('fill=');
  });

  test('a name that the set does not have fails the build', () => {
    expect(() => iconModule('no-such-icon')).toThrow(/no-such-icon/);
  });
});
