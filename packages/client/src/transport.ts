import { errorEntry, signsOut } from '@tqc/contract/errors';
import {
  encodeValue,
  isWrite,
  pathNames,
  sealedOf,
  writeQuery,
  type Call,
  type InputOf,
  type OutputOf,
} from '@tqc/contract/kit';
import { ALGORITHM, headers as names } from '@tqc/contract/wire';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiError } from './ApiError';
import { multipart, type OutgoingFile } from './multipart';
import {
  hashPassword,
  publicKeyOf,
  sealChange,
  sealQuery,
  sha256Hex,
  sha256OfLast,
  signCall,
  type SessionKeys,
} from './suite';
import { uuid7 } from './uuid';

/** The session a transport signs for; absent before sign-in. */
export interface LiveSession {
  token: string;
  readonly keys: SessionKeys;
}

export interface TransportOptions {
  /** Address of the server; empty for the page's own. */
  readonly baseUrl: string;
  readonly app: 'tqc-admin' | 'tqc-dp';
  /** Told once when an answer ends the session. */
  readonly onSignedOut?: (code: number, message: string) => void;
  /** Told whenever the server gives a new token. */
  readonly onToken?: (token: string) => void;
  /** Sends certificates and cookies to another host: for the one that reads USB keys. */
  readonly credentials?: boolean;
  readonly http?: AxiosInstance;
}

export interface SendOptions {
  /** The version of the record that was read. */
  readonly version?: number | undefined;
  /** The same key makes a repeated write one write. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly files?: readonly OutgoingFile[] | undefined;
  /**
   * The moment the call is signed with, when something in it is bound to it; such a call is not
   * sent again at another.
   */
  readonly stamp?: number | undefined;
  /** The password of whoever calls, for a call that asks for it again (`stepUp`). */
  readonly proof?: { readonly account: string; readonly password: string } | undefined;
  /** Told the token of this answer, before there is a session to keep it. */
  readonly onToken?: ((token: string) => void) | undefined;
}

/** Calls a call of the contract: typed by it, signed, sealed, repeated once after a wrong clock. */
export type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<OutputOf<C>>;

/** Sends calls to one server, with or without a session. */
export interface Transport {
  readonly send: Send;
  session: LiveSession | undefined;
  /** The server's time, in milliseconds, as far as known. */
  readonly now: () => number;
  /** Learns the server's clock from a stamp it gave. */
  readonly setClock: (serverNow: number) => void;
  /** A signed fetch of an event stream. */
  readonly open: (
    call: Call,
    input: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => Promise<Response>;
}

const DENIED = '您不具备该条数据的权限，请刷新页面后再操作！';
const SMALLEST_FILE = 100;
/** How often a read that came too soon is repeated, and the first wait in milliseconds. */
const PATIENCE = 3;
const WAIT = 1500;

interface Prepared {
  readonly target: string;
  readonly body: string | FormData | undefined;
  readonly bodyHash: string;
}

export function createTransport({
  baseUrl,
  app,
  onSignedOut,
  onToken,
  credentials = false,
  http = axios.create({ withCredentials: credentials }),
}: TransportOptions): Transport {
  let offset = 0;
  // Both are the same for most calls; one is asked of the browser as long as it is new.
  const hashOfToken = sha256OfLast();
  const hashOfNothing = sha256OfLast();
  let publicKey: Promise<CryptoKey> | undefined;

  const transport: Transport = {
    session: undefined,
    now: () => Date.now() + offset,
    setClock: (serverNow) => void (offset = serverNow - Date.now()),
    send: (call, input, options = {}) =>
      attempt(
        call,
        input as Record<string, unknown>,
        { ...options, key: options.key ?? (isWrite(call) ? uuid7() : undefined) },
        true,
      ) as never,
    async open(call, input, signal) {
      const { target } = await prepare(call, input, []);
      const headers = await signed(
        call,
        { target, body: undefined, bodyHash: await hashOfNothing('') },
        {},
      );
      return fetch(baseUrl + target, { headers, signal });
    },
  };

  async function attempt(
    call: Call,
    input: Record<string, unknown>,
    options: SendOptions,
    again: boolean,
    waits = 0,
  ): Promise<unknown> {
    // What comes back belongs to the session that asked: a late answer says nothing about a newer
    // one.
    const asked = transport.session;
    const prepared = await prepare(call, input, options.files ?? []);
    const headers = await signed(call, prepared, options);
    let response: AxiosResponse<ArrayBuffer>;
    try {
      response = await http.request({
        url: baseUrl + prepared.target,
        method: call.method,
        headers,
        data: prepared.body,
        responseType: 'arraybuffer',
        validateStatus: () => true,
        // Signed for one address: what leads elsewhere is no answer.
        maxRedirects: 0,
        ...(options.signal ? { signal: options.signal } : {}),
      });
    } catch (error) {
      if (axios.isCancel(error)) throw error;
      throw new ApiError(0, '网络连接失败，请检查网络后重试');
    }
    const renewed = response.headers[names.token] as string | undefined;
    if (renewed && transport.session === asked) {
      if (asked) asked.token = renewed;
      onToken?.(renewed);
      options.onToken?.(renewed);
    }
    try {
      return readAnswer(call, response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const stamp = (error.data as { stamp?: number } | null)?.stamp;
      if (error.code === 488 && stamp !== undefined && again) {
        transport.setClock(stamp);
        if (options.stamp === undefined) return attempt(call, input, options, false);
      }
      // Somebody fast opens more than the server allows in ten seconds: reading waits its turn
      // instead of failing.
      if (error.code === 429 && call.method === 'GET' && asked && waits < PATIENCE) {
        await new Promise((resolve) => setTimeout(resolve, (waits + 1) * WAIT));
        return attempt(call, input, options, again, waits + 1);
      }
      // Of several calls that fail together only the first finds a session to end.
      if (
        signsOut(error.code) &&
        (call.permission !== 'public' || call.secondStep) &&
        asked &&
        transport.session === asked
      ) {
        transport.session = undefined;
        onSignedOut?.(error.code, error.message);
      }
      throw error;
    }
  }

  async function prepare(
    call: Call,
    input: Readonly<Record<string, unknown>>,
    files: readonly OutgoingFile[],
  ): Promise<Prepared> {
    const inPath = pathNames(call.path);
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(input[name]));
    const rest = Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => !inPath.includes(name) && value !== undefined,
      ),
    );
    if (call.method === 'GET' || call.method === 'DELETE') {
      const query = writeQuery(await sealed(call, rest));
      return {
        target: query ? `${path}?${query}` : path,
        body: undefined,
        bodyHash: await hashOfNothing(''),
      };
    }
    if (call.body === 'multipart') return { target: path, ...(await multipart(rest, files)) };
    const body = JSON.stringify(rest);
    return { target: path, body, bodyHash: await sha256Hex(body) };
  }

  async function sealed(
    call: Call,
    input: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    const { session } = transport;
    if (!session) return input;
    const names = sealedOf(call.input);
    const entries = Object.entries(input).map(async ([name, value]) => {
      const hide = names.has(name) && value !== '';
      return [name, hide ? await sealQuery(session.keys.uk, name, String(value)) : value] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  async function signed(
    call: Call,
    { target, body, bodyHash }: Prepared,
    { version, key = '', stamp: fixed, proof }: SendOptions,
  ): Promise<Record<string, string>> {
    const { session } = transport;
    const stamp = String(fixed ?? transport.now());
    const ifMatch = version === undefined ? '' : `"${version}"`;
    // Calls without a session are signed with the public key and carry no token.
    const open = (call.permission === 'public' && !call.secondStep) || !session;
    const token = open ? '' : session.token;
    const signKey = open ? await (publicKey ??= publicKeyOf(app)) : session.keys.kSig;
    const { full, short } = await signCall(signKey, {
      method: call.method,
      target,
      permission: call.permission,
      app,
      stamp,
      idempotencyKey: key,
      ifMatch,
      tokenHash: await hashOfToken(token),
      bodyHash,
    });
    return {
      [names.permission]: call.permission,
      [names.app]: app,
      [names.algorithm]: ALGORITHM,
      [names.stamp]: stamp,
      [names.signature]: short,
      [names.signatureFull]: full,
      ...(token ? { [names.token]: token } : {}),
      ...(key ? { [names.idempotencyKey]: key } : {}),
      ...(ifMatch ? { [names.ifMatch]: ifMatch } : {}),
      ...(proof && session ? { [names.stepUp]: await sealProof(session.keys, full, proof) } : {}),
      ...(body === undefined ? {} : { [names.bodyHash]: bodyHash }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
  }

  return transport;
}

/**
 * Outside the body, so that the same write repeated under its key stays the same to the letter;
 * bound to the signature of the call, so that it confirms this one and no other.
 */
async function sealProof(
  keys: SessionKeys,
  signature: string,
  { account, password }: NonNullable<SendOptions['proof']>,
): Promise<string> {
  return sealChange(keys, 'stepUp', signature, await hashPassword(account, password), '');
}

/**
 * A value inside a path; browsers take dots for steps in the tree and would send another address
 * than the signed one.
 */
function segment(value: unknown): string {
  const text = encodeValue(value ?? '');
  if (text === '' || /^\.{1,2}$/.test(text)) throw new ApiError(400, '编号不正确，请刷新后重试');
  return text;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

function readAnswer(call: Call, response: AxiosResponse<ArrayBuffer>): unknown {
  const bytes = new Uint8Array(response.data);
  const requestId = response.headers['x-request-id'] as string | undefined;
  const json = String(response.headers['content-type'] ?? '').startsWith('application/json');
  if (call.reply === 'file') {
    if (!json && bytes.length >= SMALLEST_FILE)
      return new Blob([bytes], { type: String(response.headers['content-type'] ?? '') });
    if (!json) throw new ApiError(403, DENIED, null, requestId);
  }
  const envelope = json ? envelopeOf(bytes) : undefined;
  if (!envelope)
    throw new ApiError(
      response.status >= 500 ? -1 : 0,
      response.status >= 500 ? (errorEntry(-1)?.message ?? '') : '服务没有正确答复，请稍后重试',
      null,
      requestId,
    );
  if (envelope.code !== 0)
    throw new ApiError(
      envelope.code,
      envelope.message || (errorEntry(envelope.code)?.message ?? ''),
      envelope.data,
      requestId,
    );
  return envelope.data;
}

function envelopeOf(bytes: Uint8Array): Envelope | undefined {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Envelope>;
    return typeof value.code === 'number'
      ? { code: value.code, message: value.message ?? '', data: value.data ?? null }
      : undefined;
  } catch {
    return undefined;
  }
}
