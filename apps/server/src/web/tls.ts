import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issue } from './x509';

const DAYS = 825;

/**
 * A certificate of our own for trying things out in a local network; made once and kept in the data
 * folder.
 */
export async function certificateFor(dataFolder: string): Promise<{ cert: string; key: string }> {
  const [certFile, keyFile] = [join(dataFolder, 'tls.crt'), join(dataFolder, 'tls.key')];
  if (!existsSync(certFile) || !existsSync(keyFile)) {
    const { cert, key } = await issue({
      subject: 'CN=localhost',
      days: DAYS,
      names: [
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
      ],
    });
    writeFileSync(keyFile, key, { mode: 0o600 });
    writeFileSync(certFile, cert);
  }
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
