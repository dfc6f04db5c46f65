import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HistoryOfBrowser } from '../../../test/browser-history.ts';

let browser: HistoryOfBrowser;
const open: string[] = [];

/** A layer that closes when it is asked to, or stays. */
function show(name: string, { stays = false } = {}): () => void {
  open.push(name);
  const close = () => {
    if (!open.includes(name)) return;
    open.splice(open.indexOf(name), 1);
    takeOff();
  };
  const takeOff = browser.layers.open(() => {
    if (!stays) close();
  });
  return close;
}

beforeEach(() => {
  vi.useFakeTimers();
  open.length = 0;
  browser = new HistoryOfBrowser();
  return () => vi.useRealTimers();
});

describe('Back from a page that asks before it is left', () => {
  /** Asks in a layer, which Back closes as well; returns whether the page may be left. */
  let answer: (mayLeave: boolean) => void;
  const asks = () =>
    new Promise<boolean>((resolve) => {
      let close = () => undefined as void;
      answer = (mayLeave) => {
        close();
        resolve(mayLeave && browser.layers.settled().then(() => true));
      };
      open.push('question');
      const takeOff = browser.layers.open(() => answer(false));
      close = () => {
        open.splice(open.indexOf('question'), 1);
        takeOff();
      };
    });
  const turn = async () => {
    for (let count = 0; count < 10; count += 1) {
      browser.settle();
      await vi.advanceTimersByTimeAsync(0);
    }
  };

  beforeEach(() => {
    browser.blocked = asks;
  });

  it('shows its question and stays', async () => {
    browser.step(-1);
    await turn();
    expect([open, browser.shown, browser.place.address]).toEqual([['question'], 'list', '/list']);
  });

  it('closes the question by the next Back, and asks again at the one after', async () => {
    browser.step(-1);
    await turn();
    browser.step(-1);
    await turn();
    expect([open, browser.shown, browser.place.state.layer]).toEqual([[], 'list', undefined]);
    browser.step(-1);
    await turn();
    expect(open).toEqual(['question']);
  });

  it('navigates when the person confirms', async () => {
    browser.step(-1);
    await turn();
    answer(true);
    await turn();
    expect([open, browser.shown, browser.place.address]).toEqual([[], 'start', '/']);
  });
});

describe('Back', () => {
  it('closes the top layer, then the one below, then leaves the page', () => {
    show('sheet');
    browser.settle();
    show('question');
    browser.settle();
    browser.step(-1);
    expect([open, browser.shown]).toEqual([['sheet'], 'list']);
    browser.step(-1);
    expect([open, browser.shown]).toEqual([[], 'list']);
    browser.step(-1);
    expect(browser.shown).toBe('start');
  });

  it('asks a layer again that stayed open', () => {
    show('editor', { stays: true });
    browser.settle();
    browser.step(-1);
    browser.step(-1);
    expect([open, browser.shown]).toEqual([['editor'], 'list']);
  });

  it('leaves the page at once after a layer was closed by its button', () => {
    const close = show('sheet');
    browser.settle();
    close();
    browser.settle();
    browser.step(-1);
    expect(browser.shown).toBe('start');
  });

  it('skips the entry of a layer from which another page was opened', () => {
    const close = show('menu');
    browser.settle();
    browser.navigate('page', 'PUSH');
    close();
    browser.settle();
    expect(browser.shown).toBe('page');
    browser.step(-1);
    expect([browser.shown, browser.place.state.layer]).toEqual(['list', undefined]);
    browser.step(-1);
    expect(browser.shown).toBe('start');
  });

  it('leaves the page in one step after a layer has changed the address below it', () => {
    show('filters');
    browser.settle();
    browser.navigate('filtered', 'REPLACE');
    browser.settle();
    browser.step(-1);
    expect([open, browser.place.address]).toEqual([[], '/filtered']);
    browser.step(-1);
    expect(browser.shown).toBe('start');
  });
});

describe('Back from an address that a layer has pushed below itself', () => {
  const placeNow = () => [...open, browser.shown, browser.place.address, browser.place.state.layer ?? 0];
  /** The final state, and where two more presses lead. */
  const walkOn = () =>
    [0, -1, -1].map((by) => {
      if (by) browser.step(by);
      return placeNow();
    });
  const onlyTheLayerClosed = [
    ['filtered', '/filtered', 0],
    ['list', '/list', 0],
    ['start', '/', 0],
  ];

  beforeEach(() => {
    show('filters');
    browser.settle();
  });

  it('closes the layer once the layer has its entry there', () => {
    browser.navigate('filtered', 'PUSH');
    browser.settle();
    browser.step(-1);
    expect(walkOn()).toEqual(onlyTheLayerClosed);
  });

  it('closes the layer before the layer has its entry there', () => {
    browser.navigate('filtered', 'PUSH');
    browser.step(-1);
    expect(walkOn()).toEqual(onlyTheLayerClosed);
  });

  it('closes the layer before the page is rendered', () => {
    browser.write('filtered', 'PUSH');
    browser.step(-1);
    browser.layers.handleNavigation('filtered', 'PUSH');
    browser.settle();
    expect(walkOn()).toEqual(onlyTheLayerClosed);
  });

  it('closes the layer when Back was pressed before its entry there existed and arrives after', () => {
    browser.navigate('filtered', 'PUSH');
    browser.settle();
    browser.step(-2);
    expect(walkOn()).toEqual(onlyTheLayerClosed);
  });

  it('closes one layer per press while they are pressed faster than pages are rendered', () => {
    show('question');
    browser.settle();
    browser.write('filtered', 'PUSH');
    browser.step(-1);
    expect([open, browser.place.address]).toEqual([['filters'], '/filtered']);
    browser.layers.handleNavigation('filtered', 'PUSH');
    browser.settle();
    browser.step(-1);
    expect([open, browser.place.address]).toEqual([[], '/filtered']);
  });
});

it('a longer step back closes every open layer', () => {
  browser.navigate('page', 'PUSH');
  show('sheet');
  show('question');
  browser.settle();
  browser.step(-4);
  expect([open, browser.shown, browser.place.address]).toEqual([[], 'start', '/']);
});

it('Back before a page from a closed layer is rendered is passed to the router', () => {
  const close = show('menu');
  browser.settle();
  browser.write('page', 'PUSH');
  close();
  browser.step(-1);
  expect([browser.shown, browser.place.address, browser.place.state.layer]).toEqual([
    'list',
    '/list',
    undefined,
  ]);
});

describe('a page that replaces another while a layer closes', () => {
  const walk = () => {
    browser.settle();
    const here = [browser.shown, browser.place.address, browser.place.state.layer];
    browser.step(-1);
    return [...here, browser.shown, browser.place.address];
  };
  const alone = ['home', '/home', undefined, 'start', '/'];

  it('gets its entry when it is rendered before the step away from the layer is done', () => {
    const close = show('alert');
    browser.settle();
    close();
    browser.ask();
    browser.navigate('home', 'REPLACE');
    expect(walk()).toEqual(alone);
  });

  it('gets its entry when it is rendered after the step away from the layer', () => {
    const close = show('alert');
    browser.settle();
    close();
    browser.ask();
    browser.write('home', 'REPLACE');
    browser.settle();
    browser.layers.handleNavigation('home', 'REPLACE');
    expect(walk()).toEqual(alone);
  });

  it('gets its entry when it is written after the step', () => {
    const close = show('alert');
    browser.settle();
    close();
    browser.settle();
    browser.navigate('home', 'REPLACE');
    expect(walk()).toEqual(alone);
  });
});

describe('Forward', () => {
  it('does not open a layer that was closed', () => {
    show('sheet');
    browser.settle();
    browser.step(-1);
    browser.step(1);
    expect([open, browser.shown, browser.place.state.layer]).toEqual([[], 'list', undefined]);
  });

  it('leads to the page that was opened from a layer', () => {
    const close = show('menu');
    browser.settle();
    browser.navigate('page', 'PUSH');
    close();
    browser.settle();
    browser.step(-1);
    browser.step(1);
    expect(browser.shown).toBe('page');
  });
});

it('a menu that is replaced by a sheet in the same tick adds no entry', () => {
  const close = show('menu');
  browser.settle();
  const { length } = browser.entries;
  close();
  show('sheet');
  browser.settle();
  expect(browser.entries).toHaveLength(length);
});

it('a page that opens while the entry of a closed layer is removed stays', () => {
  const close = show('sheet');
  browser.settle();
  close();
  vi.runAllTimers();
  browser.navigate('page', 'PUSH');
  browser.settle();
  expect([browser.shown, browser.place.state.key]).toEqual(['page', 'page']);
});

it('a page that is reloaded with a layer open has it closed and works', () => {
  show('sheet');
  browser.settle();
  const { entries, at } = browser;
  browser = new HistoryOfBrowser();
  Object.assign(browser, { entries, at });
  browser.layers.handleNavigation('list', 'POP');
  browser.settle();
  expect(browser.place.state.layer).toBeUndefined();
  browser.step(-1);
  expect(browser.shown).toBe('start');
});
