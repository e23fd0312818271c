import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY = 86_400_000;

/** A certificate with its private key, both PEM. */
export interface Issued {
  readonly cert: string;
  readonly key: string;
}

/** What a certificate says. */
export interface Wanted {
  /** For example "CN=localhost" or "CN=demo_gj, O=演示国家中心". */
  readonly subject: string;
  readonly days: number;
  readonly serial?: string;
  readonly names?: readonly { readonly type: 'dns' | 'ip'; readonly value: string }[];
  /** True for an authority that signs others. */
  readonly authority?: boolean;
}

/** Issues a certificate: signed by an authority, or by itself when there is none. */
export async function issue(
  { subject, days, serial, names = [], authority = false }: Wanted,
  by?: Issued,
): Promise<Issued> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const signer = by
    ? { issuer: new x509.X509Certificate(by.cert).subject, signingKey: await importKey(by.key) }
    : { issuer: subject, signingKey: pair.privateKey };
  const made = await x509.X509CertificateGenerator.create({
    subject,
    ...signer,
    publicKey: pair.publicKey,
    signingAlgorithm: ALGORITHM,
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + days * DAY),
    ...(serial ? { serialNumber: serial } : {}),
    extensions: [
      new x509.BasicConstraintsExtension(authority, undefined, true),
      ...(names.length > 0
        ? [new x509.SubjectAlternativeNameExtension(names.map((name) => ({ ...name })))]
        : []),
    ],
  });
  return {
    cert: made.toString('pem'),
    key: x509.PemConverter.encode(
      await crypto.subtle.exportKey('pkcs8', pair.privateKey),
      'PRIVATE KEY',
    ),
  };
}

function importKey(pem: string): Promise<CryptoKey> {
  const [der] = x509.PemConverter.decode(pem);
  if (!der) throw new Error('no private key');
  return crypto.subtle.importKey('pkcs8', der, ALGORITHM, true, ['sign']);
}
