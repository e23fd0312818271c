import type {} from '@fastify/cookie';
import type { Call } from '@tqc/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, type Principal, type SignedRequest } from '../session';
import type { Gate } from './gate';
import type { Incoming } from './incoming';
import {
  FileReply,
  LaterReply,
  StreamReply,
  type AppParts,
  type Note,
  type RequestFacts,
  type ServedCall,
} from './serve';

/** One call on its way: what is known of it so far. */
export interface Passing {
  readonly app: AppParts;
  readonly gate: Gate;
  readonly served: ServedCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly facts: RequestFacts;
  readonly incoming: Incoming;
  readonly now: Date;
  readonly notes: Note[];
  who?: Principal;
  /** How many such calls too many came from the address; 0 where too many are refused. */
  crowd?: number;
  /** Only asked what would be done. */
  look?: boolean;
}

/** The request as far as signing is concerned. */
export function signedRequest({ served, facts, incoming }: Passing): SignedRequest {
  return {
    method: served.call.method,
    target: facts.target,
    headers: facts.headers,
    bodyHash: () => incoming.hash(),
    address: facts.address,
    agent: facts.agent,
    ...(facts.device ? { device: facts.device } : {}),
    call: served.call,
  };
}

/** What a handler answered, as its call says it. */
export function output(call: Call, answer: unknown): unknown {
  if (answer instanceof FileReply || answer instanceof StreamReply || answer instanceof LaterReply)
    return answer;
  const { data, error } = call.output.safeParse(answer ?? null);
  // What a handler answers wrongly is no mistake of whoever asked.
  if (error)
    throw new Error(`${call.id}: the answer is not as the contract says`, { cause: error });
  return data;
}

/** What the request was, besides its input. */
export function factsOfRequest(request: FastifyRequest): RequestFacts {
  const flat = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  return {
    address: request.ip,
    agent: flat['user-agent'] ?? '',
    device: request.cookies[DEVICE_COOKIE],
    headers: flat,
    target: request.raw.url ?? '',
  };
}
