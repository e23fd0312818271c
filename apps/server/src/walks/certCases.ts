import { certApply } from '@tqc/contract/cert';
import { resource } from '@tqc/contract/resource';
import { certOf } from '../areas/cert/examples/blanks';
import { pdfOf } from '../kit/files/filesTesting';
import type { TestOrg } from '../testing/server';
import { call, idOf, next, numbered, once, server, somebody } from './stage';

/** A scan that somebody of an organisation has just handed in. */
export const scan = async (org: TestOrg = 'county', as?: Awaited<ReturnType<typeof colleague>>) => {
  const bytes = new Uint8Array(pdfOf());
  const files = [{ field: 'file', name: `扫描件${next()}.pdf`, bytes }];
  const answer = await call(org, resource.updateFile, { input: {}, files, ...(as && { as }) });
  return (answer as { fileId: string }).fileId;
};

/** Somebody else of the county: who asks does not decide. */
export const colleague = once(async () => (await somebody('county')).transport);

/** A certificate of the county that nothing was done to. */
export async function freshCert(): Promise<{ certId: string; certNo: string; version: number }> {
  const { id } = await certOf(await numbered());
  return certById(id);
}
export async function certById(certId: string) {
  const { rows } = await server.pool.query<{ certNo: string; version: number }>(
    'select cert_no as "certNo", version from cert where cert_id = $1',
    [certId],
  );
  return { certId, certNo: rows[0]?.certNo ?? '', version: rows[0]?.version ?? 0 };
}

type Caller = Awaited<ReturnType<typeof colleague>>;

/** What is entered of a replacement, by the county or by somebody else of it. */
export const replacement = async (as?: Caller) => ({
  kind: 2,
  reason: 2,
  collected: true,
  pickup: 1,
  formFile: await scan('county', as),
  identityFile: await scan('county', as),
});
export const newApplication = async (as?: Caller) => ({
  certNo: (await freshCert()).certNo,
  ...(await replacement(as)),
});
/** Asked for by the colleague, so that the county decides. */
export const applied = async (): Promise<string> => {
  const as = await colleague();
  return idOf(await call('county', certApply.create, { input: await newApplication(as), as }));
};
export const applyVersion = async (id: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from cert_apply where apply_id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
};
export const actOnApplication =
  (input: Readonly<Record<string, unknown>>) =>
  async (id: string): Promise<string> => {
    await call('county', certApply.update, {
      input: { id, ...input },
      version: await applyVersion(id),
    });
    return id;
  };
export const passApplication = actOnApplication({ decision: 'pass' });
export const failApplication = actOnApplication({ decision: 'fail', opinion: '照片不清' });
