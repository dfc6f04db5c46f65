import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createSocketBounds } from './socket-bounds.ts';

function aConnection() {
  const events = new EventEmitter();
  const connection = {
    isCut: false,
    close: () => {
      connection.isCut = true;
      events.emit('close');
    },
    once: (event: 'close', listener: () => void) => void events.once(event, listener),
  };
  return connection;
}

describe('the connections of one network', () => {
  test('are accepted in a burst of three hundred, then thirty a second; another network is unaffected', () => {
    let time = 0;
    const bounds = createSocketBounds(() => time);
    const comeIn = (times: number, network: string) =>
      Array.from({ length: times }, () => bounds.mayConnect(network)).filter(Boolean).length;
    expect(comeIn(2000, 'one')).toBe(300);
    expect(comeIn(10, 'other')).toBe(10);
    time += 1000;
    expect(comeIn(100, 'one')).toBe(30);
    time += 3_600_000;
    expect(comeIn(2000, 'one')).toBe(300);
  });

  test('are five hundred at once; a closed one makes room', () => {
    let time = 0;
    const bounds = createSocketBounds(() => time);
    const open = Array.from({ length: 500 }, () => {
      time += 1000;
      expect(bounds.mayConnect('one')).toBe(true);
      const connection = aConnection();
      bounds.track('one', connection);
      return connection;
    });
    time += 1000;
    expect(bounds.mayConnect('one')).toBe(false);
    const beyond = aConnection();
    bounds.track('one', beyond);
    expect(beyond.isCut).toBe(true);
    expect(open.some(({ isCut }) => isCut)).toBe(false);
    open[0]?.close();
    expect(bounds.mayConnect('one')).toBe(true);
  });
});
