import { indexedKeyStore } from '@tqc/client';
import { userAt } from '@tqc/testing/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Word } from './otherTabs';
import { endSession, handedSession, lockSession, transport, useSession } from './session';
import {
  followOtherTabs,
  joinSession,
  tellDecided,
  tellTouched,
  whenOthersDecide,
  whenOthersTouched,
} from './sharedSession';
import { clearStorage, readStored, type Handed } from './storedSession';

const { subtle } = crypto;
const who = userAt('county');
const proved = () => Promise.resolve({ record: [] });
let other: BroadcastChannel;
let heard: Word[];
let stop: () => void;

beforeEach(() => {
  heard = [];
  other = new BroadcastChannel('tqc-session');
  other.onmessage = ({ data }: MessageEvent<Word>) => void heard.push(data);
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  other.close();
  transport.session = undefined;
  clearStorage();
  useSession.setState({ user: undefined, locked: false, notice: undefined });
});

/** The session of another tab: its keys stand in the store that the tabs of a browser share. */
async function sessionOfOther(token = 'token-1'): Promise<Handed> {
  const keys = {
    kSig: await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    uk: await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  };
  const handles = await indexedKeyStore(60_000).save(keys);
  const unInfo = JSON.stringify({ ...who, token, offset: 0 });
  return { unInfo, ...handles, salt: 'salt', orgType: '2' };
}

/** Another tab that answers who asks. */
async function answering(): Promise<Handed> {
  const session = await sessionOfOther();
  other.onmessage = ({ data }: MessageEvent<Word>) => {
    heard.push(data);
    if (data.about === 'ask') other.postMessage({ about: 'session', to: data.from, session });
  };
  return session;
}

test('同一浏览器的第二个标签接上第一个的会话，不再登录；密钥不经过频道', async () => {
  const session = await answering();
  expect(await joinSession(proved)).toBe(true);
  expect(useSession.getState().user).toEqual(who.user);
  expect(transport.session?.token).toBe('token-1');
  expect(transport.session?.keys.kSig.extractable).toBe(false);
  expect(handedSession()).toEqual(session);
  expect(Object.values(session).every((text) => typeof text === 'string')).toBe(true);
});

test('这个浏览器里登录着两个人，新标签不替谁作主，去登录页', async () => {
  const first = await answering();
  const second = new BroadcastChannel('tqc-session');
  const session = { ...first, key: 'idb:of-somebody-else' };
  second.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.about === 'ask') second.postMessage({ about: 'session', to: data.from, session });
  };
  expect(await joinSession(proved)).toBe(false);
  expect(transport.session).toBeUndefined();
  second.close();
});

test('没有别的标签登录着，就没有会话；服务器不认的，不显示任何东西', async () => {
  expect(await joinSession(proved)).toBe(false);
  await answering();
  expect(await joinSession(() => Promise.reject(new Error('481')))).toBe(false);
  expect(useSession.getState().user).toBeUndefined();
  expect(transport.session).toBeUndefined();
  expect(readStored()).toBeUndefined();
});

test('别的标签锁了屏，这里也锁；本人在那里解了锁，这里也解开；别人的锁屏和退出不相干', async () => {
  const { key } = await answering();
  await joinSession(proved);
  other.postMessage({ about: 'locked', key: 'idb:of-somebody-else' });
  other.postMessage({ about: 'locked', key, notice: '长时间未操作' });
  await vi.waitFor(() => expect(useSession.getState().locked).toBe(true));
  expect(useSession.getState().notice).toBe('长时间未操作');
  expect(transport.session).toBeUndefined();
  expect(handedSession()).toBeUndefined();
  other.postMessage({ about: 'ended', key: 'idb:of-somebody-else' });
  await new Promise((done) => setTimeout(done, 50));
  expect(useSession.getState().user).toEqual(who.user);
});

test('会话没了，本人在一个标签里重新登录，别的标签跟着回来，不用再登录一次；别人登录的不跟', async () => {
  const { key } = await answering();
  await joinSession(proved);
  const sent = vi.spyOn(transport, 'send').mockImplementation(proved as typeof transport.send);
  other.postMessage({ about: 'ended', key, notice: '您的账号已在其他地方登录' });
  await vi.waitFor(() => expect(useSession.getState().user).toBeUndefined());
  const stranger = await sessionOfOther('token-b');
  const unInfo = JSON.stringify({ ...userAt('point'), token: 'token-b', offset: 0 });
  other.postMessage({ about: 'session', session: { ...stranger, unInfo } });
  other.postMessage({ about: 'session', session: await sessionOfOther('token-2') });
  await vi.waitFor(() => expect(transport.session?.token).toBe('token-2'));
  await vi.waitFor(() => expect(useSession.getState().user).toEqual(who.user));
  // An open tab too: its own session ended with that sign-in.
  other.postMessage({ about: 'session', session: await sessionOfOther('token-3') });
  await vi.waitFor(() => expect(readStored()?.token).toBe('token-3'));
  sent.mockRejectedValue(new Error('offline'));
  other.postMessage({ about: 'session', session: await sessionOfOther('token-4') });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(transport.session?.token).toBe('token-3'));
  sent.mockRestore();
});

test('别的标签退出了，这里也退出；这里换了凭证、锁了屏、退出了，都告诉别的标签', async () => {
  const { key } = await answering();
  await joinSession(proved);
  other.postMessage({ about: 'token', key, token: 'token-2' });
  await vi.waitFor(() => expect(transport.session?.token).toBe('token-2'));
  expect(readStored()?.token).toBe('token-2');
  other.postMessage({ about: 'ended', key, notice: '会话已结束，请重新登录' });
  await vi.waitFor(() => expect(useSession.getState().user).toBeUndefined());
  expect(useSession.getState().notice).toBe('会话已结束，请重新登录');
  // What was only heard is not said again.
  expect(heard.map(({ about }) => about)).toEqual(['ask']);

  const again = await answering();
  await joinSession(proved);
  void lockSession();
  await vi.waitFor(() => expect(heard).toContainEqual({ about: 'locked', key: again.key }));
  const last = await answering();
  useSession.setState({ locked: false });
  clearStorage();
  await joinSession(proved);
  endSession('已退出');
  await vi.waitFor(() =>
    expect(heard).toContainEqual({ about: 'ended', key: last.key, notice: '已退出' }),
  );
});

test('有人在一个标签里办事，别的标签不因没人动而锁屏', async () => {
  const { key } = await answering();
  await joinSession(proved);
  const told = vi.fn();
  const end = whenOthersTouched(told);
  other.postMessage({ about: 'touched', key });
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  end();
  tellTouched();
  await vi.waitFor(() => expect(heard).toContainEqual({ about: 'touched', key }));
});

test('在一个标签办的，同一会话的别的标签听到；别人的会话不相干', async () => {
  const { key } = await answering();
  await joinSession(proved);
  const waits = { waitingId: '7', title: '材料合格：李若琳', ids: ['24118801000001'], seconds: 10 };
  const told: unknown[] = [];
  const stopListening = whenOthersDecide((about, { waitingId }) => told.push([about, waitingId]));
  other.postMessage({ about: 'decided', key: 'idb:of-somebody-else', waits });
  other.postMessage({ about: 'decided', key, waits });
  await vi.waitFor(() => expect(told).toEqual([['decided', '7']]));
  tellDecided('takenBack', waits);
  await vi.waitFor(() => expect(heard).toContainEqual({ about: 'takenBack', key, waits }));
  stopListening();
});
