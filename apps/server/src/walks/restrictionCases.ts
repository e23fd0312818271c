import { limit, wfWorkflow } from '@tqc/contract/limit';
import { resource } from '@tqc/contract/resource';
import type { LimitDecision } from '@tqc/domain/limit';
import { pdfOf } from '../kit/files/filesTesting';
import { giveCertTo, newRestriction } from '../testing/newRestriction';
import type { TestOrg } from '../testing/server';
import { call, idOf, next, server } from './stage';

const SEVERAL = 300;

/** A document that somebody of an organisation has just handed in. */
export const document = async (org: TestOrg = 'county') => {
  const bytes = new Uint8Array(pdfOf());
  const files = [{ field: 'file', name: `决定书${next()}.pdf`, bytes }];
  const answer = await call(org, resource.updateFile, { input: {}, files });
  return (answer as { fileId: string }).fileId;
};
export const entered = async () => ({
  ...newRestriction(SEVERAL + next()),
  files: [await document()],
});
export const drafted = async () =>
  idOf(await call('county', limit.create, { input: await entered() }));

export const restrictionVersion = async (limitId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from limitation where limit_id = $1',
    [limitId],
  );
  return rows[0]?.version ?? 0;
};
/** What the county does with its entry. */
export const act =
  (action: string, more: () => Promise<Record<string, unknown>> = async () => ({})) =>
  async (limitId: string): Promise<string> => {
    await call('county', limit.update, {
      input: { limitId, action, ...(await more()) },
      version: await restrictionVersion(limitId),
    });
    return limitId;
  };
export const releaseAsked = async () => ({
  releaseReason: 2,
  releasePaperNo: '演教复字〔2024〕6号',
  releaseText: '原决定已撤销',
  releaseFiles: [await document()],
});
export const decide =
  (org: TestOrg, decision: LimitDecision) =>
  async (id: string): Promise<string> => {
    await call(org, wfWorkflow.update, {
      input: { id, decision, opinion: '材料已核对' },
      version: await restrictionVersion(id),
    });
    return id;
  };
export const submit = act('submit');
export const askRelease = act('askRelease', releaseAsked);
export const submitted = async () => submit(await drafted());
export const inForce = async () => decide('city', 'approve')(await submitted());
export const refused = async () => decide('city', 'reject')(await submitted());
export const asked = async () => askRelease(await inForce());
export const reviewed = async () => decide('city', 'reviewPassed')(await asked());
/** The first row of what the platforms are to hear of an entry, as it stands. */
export async function pushOf(limitId: string): Promise<{ id: string; version: number }> {
  const { rows } = await server.pool.query<{ id: string; version: number }>(
    'select push_id as id, version from limit_push where limit_id = $1 order by push_id limit 1',
    [limitId],
  );
  return rows[0] ?? { id: '', version: 0 };
}
/** A certificate of the person of an entry. */
export async function certOf(limitId: string): Promise<string> {
  const certId = String(990_000_000 + next());
  await giveCertTo(server, limitId, certId);
  return certId;
}
