import { readFileSync } from 'node:fs';

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
  /** True when this process is root and PostgreSQL therefore runs as somebody else. */
  readonly root: boolean;
}

/** This user, or for root the user `postgres`, else `nobody`. */
export function runAs(): RunAs {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? uid, root: false };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found)
    throw new Error('以 root 运行时需要系统中有 postgres 或 nobody 用户，或设置 DATABASE_URL');
  return { uid: Number(found[2]), gid: Number(found[3]), root: true };
}
