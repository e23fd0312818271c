import type { Call } from '@tqc/contract/kit';

/** The caller of a signed call. */
export interface Principal {
  readonly adminId: string;
  readonly account: string;
  readonly name: string;
  readonly sid: string;
  /**
   * Whose turns, pace and streams the caller uses up: the person's number, of a display that of the
   * person who opened it.
   */
  readonly person: string;
  /** Version of the person's rights, role and organisation. */
  readonly pv: number;
  /** 0 second step open, 1 active, 2 must change the password. */
  readonly st: number;
  readonly orgId: string;
  readonly orgType: number;
  readonly orgName: string;
  readonly bizType: number;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly rights: ReadonlySet<string>;
  readonly superuser: boolean;
  readonly monitor: boolean;
  readonly manage: boolean;
  /** Keys of the session, for the few calls that open what the browser sealed. */
  readonly keys: { readonly kSig: Buffer; readonly uk: Buffer };
  /** Opens a sealed query value; 400 when it is forged. */
  openQuery(field: string, sealed: string): string;
}

/** A call as it arrived, as far as signing is concerned. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * SHA-256 of the body, hex: as the headers declare it, or of a small body that is read for it.
   */
  bodyHash(): Promise<string>;
  readonly address: string;
  readonly agent: string;
  readonly device?: string;
  readonly call: Pick<Call, 'id' | 'permission' | 'background'>;
}
