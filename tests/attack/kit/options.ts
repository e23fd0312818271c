/** What the command line asks for. */
export interface Options {
  /** A product that runs already; undefined starts a copy of its own. */
  readonly url: string | undefined;
  readonly calls: number;
  readonly seed: number;
  /** Points to prove; empty proves all. */
  readonly only: readonly number[];
  readonly json: string | undefined;
}

const LOOPBACK = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** Reads `--url --calls --seed --only 1,3 --json`; a host that is not this machine is refused. */
export function readOptions(args: readonly string[]): Options {
  const given = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const url = given('url');
  if (url !== undefined) refuseStrangers(url);
  return {
    url: url?.replace(/\/+$/, ''),
    calls: wholeNumber('calls', given('calls') ?? '50000'),
    seed: wholeNumber('seed', given('seed') ?? String(Date.now() % 1_000_000)),
    only: (given('only') ?? '')
      .split(',')
      .filter(Boolean)
      .map((text) => wholeNumber('only', text)),
    json: given('json'),
  };
}

function refuseStrangers(text: string): void {
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'http:' || !LOOPBACK.test(hostname))
    throw new Error(`${text} 不在本机：只攻击 http://127.0.0.1 上的产品`);
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} ${text} 应为整数`);
  return value;
}
