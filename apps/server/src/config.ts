import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readAddress } from './kit/database';
import { migrationsFolder, projectRoot } from './paths';

/** How the national platform is reached, and how fast. */
export type PlatformConfig =
  | { readonly kind: 'none' }
  | { readonly kind: 'local' }
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly appId: string;
      readonly secret: string;
      readonly rate: number;
    };

/** What fills an empty installation. */
export type DemoProfile = 'dev' | 'demo' | 'load' | 'none';

/** The settings of one server process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /**
   * Folder of files, keys and the embedded database; undefined leaves the choice to the launcher.
   */
  readonly dataFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  /**
   * Address of the owner of the tables, for migrations and rights; the application then runs as the
   * account of `databaseUrl`.
   */
  readonly databaseOwnerUrl: string | undefined;
  /** Address of a copy of the database, for lists and reports. */
  readonly databaseReplicaUrl: string | undefined;
  /** Folder of the migrations this program knows. */
  readonly migrations: string;
  /** Connections for calls. */
  readonly poolSize: number;
  readonly demo: DemoProfile;
  readonly tls:
    | { readonly kind: 'none' }
    | { readonly kind: 'self-signed' }
    | { readonly kind: 'files'; readonly cert: string; readonly key: string };
  /** Addresses of proxies whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Addresses under which pages are opened, where another host must know them. */
  readonly publicOrigins: readonly string[];
  /** Seconds that a decision on one case, or on many, waits to count; undefined switches it off. */
  readonly undo: { readonly one: number; readonly many: number } | undefined;
  /** Port of health, readiness and metrics, on the loopback address only; 0 serves none. */
  readonly internalPort: number;
  readonly logLevel: string;
  /** Undefined where nothing is said: a demonstration has its own counterpart, others none. */
  readonly platform: PlatformConfig | undefined;
  /** How the certificate of a USB key is read: a host that asks browsers for it, or not at all. */
  readonly keyProbe:
    | { readonly kind: 'none' }
    | {
        readonly kind: 'mtls';
        readonly port: number;
        readonly ca: string;
        readonly crl: string | undefined;
        readonly url: string;
      };
}

const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** A setting that cannot be used; the sentence says which and what would do. */
export class ConfigError extends Error {}

/** Reads the settings; a wrong one is refused with a sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    databaseOwnerUrl: ownerOf(env['DATABASE_OWNER_URL'], env['DATABASE_URL']),
    poolSize: poolOf(env['TQC_POOL']),
    port: portOf('PORT', env['PORT'], 8080),
    host: env['HOST'] || '127.0.0.1',
    dataFolder: env['TQC_DATA'] ? resolve(env['TQC_DATA']) : undefined,
    databaseUrl: urlOf(env['DATABASE_URL']),
    databaseReplicaUrl: replicaOf(env['DATABASE_REPLICA_URL'], env['DATABASE_URL']),
    migrations: migrationsFolder,
    demo: demoOf(env['TQC_DEMO'], isAlone(env)),
    tls: tlsOf(env['TQC_TLS']),
    trustedProxies: (env['TQC_TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    publicOrigins: (env['TQC_ORIGIN'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    internalPort: portOf('TQC_INTERNAL_PORT', env['TQC_INTERNAL_PORT'], 0),
    undo: undoOf(env['TQC_UNDO']),
    logLevel: env['TQC_LOG'] || 'info',
    platform: platformOf(env),
    keyProbe: keyProbeOf(env),
  };
}

function portOf(name: string, text: string | undefined, standard: number): number {
  if (!text) return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name}=${text} 不是有效的端口号，请填写 0 到 65535 之间的整数`);
  return port;
}

function ownerOf(text: string | undefined, login: string | undefined): string | undefined {
  if (text && !login)
    throw new ConfigError(
      '设置了 DATABASE_OWNER_URL，还需要用 DATABASE_URL 给出应用程序自己的数据库账号',
    );
  return urlOf(text, 'DATABASE_OWNER_URL');
}

function replicaOf(text: string | undefined, main: string | undefined): string | undefined {
  if (text && !main)
    throw new ConfigError(
      '设置了 DATABASE_REPLICA_URL，还需要用 DATABASE_URL 给出它所跟随的主数据库',
    );
  return urlOf(text, 'DATABASE_REPLICA_URL');
}

function poolOf(text: string | undefined): number {
  if (!text) return 8;
  const size = Number(text);
  if (Number.isInteger(size) && size >= 2 && size <= 100) return size;
  throw new ConfigError(
    `TQC_POOL=${text} 不可用，请填写 2 到 100 之间的整数（办理业务用的数据库连接数）`,
  );
}

function urlOf(text: string | undefined, name = 'DATABASE_URL'): string | undefined {
  if (!text) return undefined;
  try {
    const url = new URL(readAddress(text).url);
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') return text;
  } catch {
    // The sentence below says what an address looks like.
  }
  throw new ConfigError(
    `${name} 不是有效的数据库地址，应形如 postgres://用户:密码@主机:5432/库名（多台时写 主机1:5432,主机2:5432）`,
  );
}

function undoOf(text: string | undefined): Config['undo'] {
  const [one = 10, many = one * 6, ...more] = text ? text.split(',').map(Number) : [];
  const fits = (seconds: number) => Number.isInteger(seconds) && seconds >= 0 && seconds <= 600;
  if (!fits(one) || !fits(many) || more.length > 0)
    throw new ConfigError(
      `TQC_UNDO=${text} 不可用，请填写办理一件和办理多件时可以撤回的秒数，各0到600，例如 10,60；0 表示办理后立即生效`,
    );
  return one === 0 && many === 0 ? undefined : { one, many };
}

/**
 * Nobody else reaches this process: no other database, no other network, no proxy and no address
 * that others were given.
 */
function isAlone(env: Readonly<Record<string, string | undefined>>): boolean {
  return (
    !env['DATABASE_URL'] &&
    !env['TQC_TRUSTED_PROXIES'] &&
    !env['TQC_ORIGIN'] &&
    LOOPBACK.test(env['HOST'] || '127.0.0.1')
  );
}

/**
 * Accounts with a published password are filled in unasked only where nobody else can reach them.
 */
function demoOf(text: string | undefined, isAlone: boolean): DemoProfile {
  if (!text) return isAlone ? 'demo' : 'none';
  if (text === 'dev' || text === 'demo' || text === 'load' || text === 'none') return text;
  throw new ConfigError(`TQC_DEMO=${text} 不可用，可选 dev、demo、load、none`);
}

function keyProbeOf(env: Readonly<Record<string, string | undefined>>): Config['keyProbe'] {
  const kind = env['TQC_KEYPROBE'] || 'none';
  if (kind === 'none') return { kind };
  if (kind !== 'mtls') throw new ConfigError(`TQC_KEYPROBE=${kind} 不可用，可选 none、mtls`);
  const ca = env['TQC_KEYPROBE_CA'] ?? '';
  const crl = env['TQC_KEYPROBE_CRL'];
  for (const file of [ca, crl])
    if (file !== undefined && !existsSync(file))
      throw new ConfigError(
        `USB Key 的证书文件 ${file || 'TQC_KEYPROBE_CA'} 不存在，请检查 TQC_KEYPROBE_CA 和 TQC_KEYPROBE_CRL`,
      );
  const port = portOf('TQC_KEYPROBE_PORT', env['TQC_KEYPROBE_PORT'], 8443);
  return { kind, port, ca, crl, url: env['TQC_KEYPROBE_URL'] || `https://localhost:${port}` };
}

/** Messages a second, where nothing is said. */
const PLATFORM_RATE = 20;

function platformOf(env: Readonly<Record<string, string | undefined>>): Config['platform'] {
  const text = env['TQC_PLATFORM'];
  if (!text) return undefined;
  if (text === 'none' || text === 'local') return { kind: text };
  if (!/^https?:\/\/[^/]/.test(text))
    throw new ConfigError(
      `TQC_PLATFORM=${text} 不可用，请填写国家平台的接入地址（http或https），或 local、none`,
    );
  // Names and numbers of persons travel there: in the open on this machine alone.
  if (
    text.startsWith('http:') &&
    !/^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$)/.test(text)
  )
    throw new ConfigError(`TQC_PLATFORM=${text} 不可用，本机以外的国家平台请使用 https 地址`);
  const [appId, secret] = [env['TQC_PLATFORM_APP'], env['TQC_PLATFORM_KEY']];
  if (!appId || !/^[0-9A-Za-z]{2,32}$/.test(appId) || !secret)
    throw new ConfigError(
      '设置了 TQC_PLATFORM，还需要用 TQC_PLATFORM_APP（2至32位字母数字）和 TQC_PLATFORM_KEY 给出接入编号和密钥',
    );
  const rate = Number(env['TQC_PLATFORM_RATE'] || PLATFORM_RATE);
  if (!Number.isInteger(rate) || rate < 1 || rate > 1000)
    throw new ConfigError('TQC_PLATFORM_RATE 应为 1 到 1000 之间的整数（每秒推送条数）');
  return { kind: 'http', url: text, appId, secret, rate };
}

function tlsOf(text: string | undefined): Config['tls'] {
  if (!text) return { kind: 'none' };
  if (text === 'self-signed') return { kind: 'self-signed' };
  const [cert = '', key = ''] = text.split(',').map((part) => resolve(projectRoot, part.trim()));
  if (!text.includes(',') || !existsSync(cert) || !existsSync(key)) {
    throw new ConfigError('TQC_TLS 应为 self-signed，或“证书文件,私钥文件”且两个文件都存在');
  }
  return { kind: 'files', cert, key };
}
