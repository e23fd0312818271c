import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate of our own for trying things out in a local network; made once and kept in the data folder. */
export function certificateFor(dataFolder: string): { cert: string; key: string } {
  const cert = join(dataFolder, 'tls.crt');
  const key = join(dataFolder, 'tls.key');
  if (!existsSync(cert) || !existsSync(key)) {
    try {
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '825', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' });
    } catch {
      throw new Error('无法生成自签名证书：系统中没有 openssl，请改用 TQC_TLS=证书文件,私钥文件');
    }
  }
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}
