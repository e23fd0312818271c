import { describe, expect, test } from 'vitest';
import {
  begin,
  busyIn,
  decidingNext,
  formIn,
  refusalIn,
  UNREAD,
  type Deciding,
  type DecidingEvent,
  type Refusal,
} from './deciding';

type Key = 'pass' | 'wants' | 'refuses';
const why: Refusal<Key> = { decision: 'wants', sentence: '请填写体检日期', field: 'healthDate' };
const choose: DecidingEvent<Key> = { type: 'choose', decision: 'wants', hasWords: false };
const write: DecidingEvent<Key> = { type: 'write', mends: false, hasWords: true };
const mend: DecidingEvent<Key> = { ...write, mends: true };
const send = (decision: Key, now = 0): DecidingEvent<Key> => ({ type: 'send', decision, now });
const refuse = (place?: 'form' | 'beside', now = 0): DecidingEvent<Key> => ({
  type: 'refuse',
  why,
  place,
  now,
});
const take: DecidingEvent<Key> = { type: 'take', decision: 'wants' };
const after = (...events: readonly DecidingEvent<Key>[]): Deciding<Key> =>
  events.reduce<Deciding<Key>>(decidingNext, begin<Key>(undefined));

test('选了、写了、交了、办成：一步一步走，办成以后什么也不再办', () => {
  expect(after(choose).at).toBe('chosen');
  expect(after(choose, write).at).toBe('written');
  expect(after(choose, write, send('wants'))).toMatchObject({ at: 'sent', decision: 'wants' });
  const done = after(choose, write, send('wants'), take);
  expect(done).toMatchObject({ at: 'done', decision: 'wants' });
  for (const event of [choose, write, send('pass'), refuse('form'), { type: 'leave' }] as const)
    expect(decidingNext(done, event)).toBe(done);
});

test('交出去还没有回答时，只听回答', () => {
  const sent = after(choose, write, send('wants'));
  for (const event of [choose, mend, send('pass'), { type: 'leave' }, { type: 'clear' }] as const)
    expect(decidingNext(sent, event)).toBe(sent);
  expect(busyIn(sent)).toBe('wants');
  expect(formIn(sent)?.decision).toBe('wants');
});

describe('被拒绝', () => {
  test('表单里的一栏：表单留着，话留着', () => {
    const refused = after(choose, write, send('wants'), refuse('form'));
    expect(refused.at).toBe('refused');
    expect(formIn(refused)?.decision).toBe('wants');
    expect(refusalIn(refused)).toEqual(why);
  });

  test('表单挡着的一栏：表单收起，写的留着，话留着', () => {
    const kept = after(choose, write, send('wants'), refuse('beside'));
    expect(kept).toMatchObject({ at: 'kept', decision: 'wants' });
    expect(formIn(kept)).toBeUndefined();
    expect(refusalIn(kept)).toEqual(why);
    expect(decidingNext(kept, mend)).toEqual({ at: 'kept', decision: 'wants' });
    expect(decidingNext(kept, choose).at).toBe('chosen');
  });

  test('没有表单的：改了那一栏就没有了，改别的还在', () => {
    const refused = after(send('wants'), refuse('beside'));
    expect(refusalIn(decidingNext(refused, write))).toEqual(why);
    expect(decidingNext(refused, mend)).toEqual({ at: 'idle' });
    expect(decidingNext(refused, { type: 'clear' })).toEqual({ at: 'idle' });
  });

  test.each(['form', 'beside'] as const)('原样再交（%s）：不再发出，话再说一遍', (place) => {
    const refused = after(send('wants'), refuse(place));
    const again = decidingNext(refused, send('wants', UNREAD * 10));
    expect(again).toEqual(refused);
    expect(refusalIn(again)).not.toBe(refusalIn(refused));
  });

  test('改过任何一栏，或者办别的，就发出', () => {
    const refused = after(send('wants'), refuse('form'));
    expect(decidingNext(decidingNext(refused, write), send('wants')).at).toBe('sent');
    expect(decidingNext(decidingNext(refused, mend), send('wants')).at).toBe('sent');
    expect(decidingNext(refused, send('pass')).at).toBe('sent');
  });

  test('不在这里改的：话看过以后可以再交，紧接着的一下不算', () => {
    const refused = after(send('wants'), refuse(undefined, 100));
    expect(decidingNext(refused, send('wants', 100 + UNREAD - 1)).at).toBe('refused');
    expect(decidingNext(refused, send('wants', 100 + UNREAD)).at).toBe('sent');
  });

  test('重新读取以前的拒绝还说着，马上可以再交', () => {
    const told = begin(why);
    expect(refusalIn(told)).toEqual(why);
    expect(decidingNext(told, send('wants')).at).toBe('sent');
    const back = decidingNext(told, { type: 'restore', decision: 'wants', hasWords: true });
    expect(back).toMatchObject({ at: 'refused', form: { decision: 'wants', hasWords: true } });
  });
});

test('离开：写了的留着，没写的就关上；没有表单时什么也不变', () => {
  expect(after(choose, { type: 'leave' })).toEqual({ at: 'idle' });
  expect(after(choose, write, { type: 'leave' })).toEqual({ at: 'kept', decision: 'wants' });
  expect(after({ type: 'leave' })).toEqual({ at: 'idle' });
  const refused = after(choose, write, send('wants'), refuse('form'), { type: 'leave' });
  expect(refused).toEqual({ at: 'kept', decision: 'wants' });
});
