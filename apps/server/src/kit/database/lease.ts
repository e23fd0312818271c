import { existsSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** A data folder that somebody uses whom this process cannot see. */
export class UsedElsewhere extends Error {}

const RENEW = 2000;
/** Older than this nobody renews it any more. */
const LEASE = 20_000;

/**
 * Whose numbers of processes are ours: those of another container, or of the machine before it was
 * started anew, mean nothing here.
 */
export function spaceOfProcesses(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'one';
  }
}

/**
 * Where the lease of a data folder stands: beside it, so that whoever shares the folder sees it.
 */
const fileOf = (data: string) => `${data}.lease`;

/** Says for as long as this process lives that it uses the folder; the answer ends that. */
export function takeLease(data: string): () => void {
  const file = fileOf(data);
  const write = () => writeFileSync(file, spaceOfProcesses(), { mode: 0o644 });
  write();
  const renewing = setInterval(() => {
    try {
      write();
    } catch {
      // A full disk must not end the process; the next turn tries again.
    }
  }, RENEW);
  renewing.unref();
  return () => {
    clearInterval(renewing);
    rmSync(file, { force: true });
  };
}

/**
 * Refuses a folder that a process of another container uses: its PostgreSQL cannot be seen from
 * here, and a second one on the same data would destroy it.
 */
export function refuseUsedElsewhere(data: string): void {
  const file = fileOf(data);
  if (!existsSync(file) || readFileSync(file, 'utf8') === spaceOfProcesses()) return;
  // The clock of the disk tells both moments.
  const probe = `${file}.${process.pid}`;
  writeFileSync(probe, '');
  const age = statSync(probe).mtimeMs - statSync(file).mtimeMs;
  rmSync(probe, { force: true });
  if (age < LEASE)
    throw new UsedElsewhere(
      `数据目录 ${data} 正被另一个容器中的程序使用，请在那个容器中执行（例如 docker exec），或先停止它，20秒后再试`,
    );
}
