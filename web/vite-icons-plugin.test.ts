import { describe, expect, test } from 'vitest';
import { iconModule } from './vite-icons-plugin.ts';

describe('icons', () => {
  test('an outline takes its stroke from the component', () => {
    expect(iconModule('check')).toContain(String.raw`createIcon("<path d=\"m5 12l5 5L20 7\"/>", false)`);
  });

  test('a shape of several parts does so too', () => {
    const module = iconModule('eye');
    expect(module).toContain('createIcon("<g><path ');
    expect(module).not.toContain('stroke');
  });

  test('a filled one is filled', () => {
    const module = iconModule('circle-check-filled');
    expect(module).toMatch(/, true\);$/);
    expect(module).not.toContain('fill=');
  });

  test('a name that is not in the set fails the build', () => {
    expect(() => iconModule('no-such-icon')).toThrow(/no-such-icon/);
  });
});
