import type { ecertCert } from '@tqc/contract/ecert';
import { ecertStatus, stampStatus } from '@tqc/domain/dictionaries';
import { ecertFlow, ECERT_SENTENCES } from '@tqc/domain/ecert';
import { refuse, TooLate } from '@tqc/domain/kit';
import { ApiFailure } from '../../../kit/failure';
import { asSystem, type Db } from '../../../kit/scope';
import {
  refusalOf,
  withAhead,
  type Ahead,
  type CallContext,
  type RefusedOne,
} from '../../../kit/serve';
import {
  drawEcert,
  lookAtCerts,
  signingServiceOf,
  writeEcert,
  type Making,
} from '../../../trade/ecert';
import { defaultIssueDate, requireIssueDay } from '../issueDate';
import { operatorOf } from './ecertRows';

type Creating = CallContext<typeof ecertCert.create>;
interface Ready {
  readonly certNo: string;
  readonly name: string;
  /** Drawn and signed; only looked at where it is asked what would be done. */
  readonly made?: Making;
  readonly reason?: string;
}

const TWICE = ecertFlow.why('again', ecertStatus.code('effective')) ?? '';
const UNKNOWN = '本机构没有这个号码的证书，请核对证书号码';

/** 制作: drawn and signed before the transaction, kept within it, each or not with the reason. */
export const createEcerts = withAhead(drawAll, async (call: Creating, ready) => {
  const { preview, certNos } = call.input;
  const effective = await effectiveOf(call.db, certNos);
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const { certNo, name, made, reason } of ready)
    try {
      if (effective.has(certNo)) throw new TooLate(TWICE, 'certNos');
      if (reason !== undefined) throw refuse('certNos', reason);
      if (!preview && made)
        await asSystem(call.db, () =>
          writeEcert({ ...operatorOf(call), files: call.app.files }, made, 'made'),
        );
      done.push(certNo);
    } catch (error) {
      if (certNos.length === 1 && !preview) throw error;
      refused.push({ id: certNo, name, ...refusalOf(error) });
    }
  call.note({
    detail: { made: ready.flatMap(({ made }) => made?.ecertNo ?? []), refused: refused.length },
  });
  return { done, refused };
});

async function drawAll(asked: Ahead<typeof ecertCert.create>): Promise<readonly Ready[]> {
  const { app, input, who, now, read } = asked;
  if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
  requireIssueDay(input.issueDate, now);
  const certNos = [...new Set(input.certNos)];
  const { looked, effective } = await read(async ({ db }) => {
    const certs = await db
      .selectFrom('cert')
      .selectAll()
      .where('certNo', 'in', certNos)
      .where('orgId', '=', who.orgId)
      .execute();
    const issueDate = input.issueDate ?? (await defaultIssueDate({ db, who }, now));
    const stampId = await stampInUse(db, who.orgId, input.stampType);
    const wanted = { orgId: who.orgId, stampId, issueDate, now };
    return {
      looked: await asSystem(db, () => lookAtCerts(db, certs, wanted)),
      effective: await effectiveOf(db, certNos),
    };
  });
  const signing = signingServiceOf(app);
  const ready: Ready[] = [];
  for (const certNo of certNos) {
    const one = looked.find(({ cert }) => cert.certNo === certNo);
    const name = one?.cert.name ?? certNo;
    if (!one) ready.push({ certNo, name, reason: UNKNOWN });
    // Said by the transaction, which knows how it stands then.
    else if (effective.has(certNo)) ready.push({ certNo, name });
    else if (one.failure !== undefined)
      ready.push({ certNo, name, reason: ECERT_SENTENCES[one.failure] });
    else if (input.preview) ready.push({ certNo, name });
    else {
      const drawn = await drawEcert(app, one, signing, now);
      ready.push(
        'failure' in drawn
          ? { certNo, name, reason: ECERT_SENTENCES[drawn.failure] }
          : { certNo, name, made: drawn },
      );
    }
  }
  return ready;
}

/** The stamp of that type which an organisation uses now. */
export async function stampInUse(db: Db, orgId: string, stampType: number): Promise<string | null> {
  const found = await db
    .selectFrom('orgStamp')
    .select('stampId')
    .where('orgId', '=', orgId)
    .where('stampType', '=', stampType)
    .where('status', '=', stampStatus.code('inUse'))
    .executeTakeFirst();
  return found?.stampId ?? null;
}

async function effectiveOf(db: Db, certNos: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('ecert')
    .select('certNo')
    .where('certNo', 'in', [...certNos])
    .where('status', '=', ecertStatus.code('effective'))
    .execute();
  return new Set(found.map(({ certNo }) => certNo));
}
