import type { ecertCert } from '@tqc/contract/ecert';
import type { AnswerOf } from '@tqc/contract/kit';
import { ecertStatus, stampStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { createHash } from 'node:crypto';
import { withAhead, type Ahead, type CallContext } from '../../../kit/serve';
import type { RowOf } from '../../../kit/store';
import { noteTrace, signatureOf, signingServiceOf } from '../../../trade/ecert';
import { asOperator, ecertRows, mine, type Ecert } from './ecertRows';

type Findings = AnswerOf<typeof ecertCert.verify>['findings'];
type Verifying = CallContext<typeof ecertCert.verify>;

/**
 * 验真: the bytes that are kept against the fingerprint and the signature, the stamp on the day it
 * was set, and whether the certificate still counts. What was found stands in the trace.
 */
export const verify = withAhead(lookAtBytes, async (call: Verifying, findings: Findings) => {
  const row = await ecertRows(call).get(call.input.id, mine(call));
  const genuine = findings.every(({ good }) => good);
  const bad = findings.filter(({ good }) => !good).map(({ says }) => says);
  await asOperator(call, (by) =>
    noteTrace(by, row, {
      act: 'verified',
      from: row.status,
      reason: genuine ? '验真通过' : `验真未通过：${bad.join('；')}`,
    }),
  );
  call.note({ obj: `ecert/${row.ecertNo}`, detail: { genuine } });
  return { genuine, findings };
});

async function lookAtBytes(asked: Ahead<typeof ecertCert.verify>): Promise<Findings> {
  const { app, who, input, read } = asked;
  const { row, stamp } = await read(async ({ db, app: parts }) => {
    const found = await ecertRows({ db, app: parts }).get(input.id, mine({ who }));
    const of = await db
      .selectFrom('orgStamp')
      .selectAll()
      .where('stampId', '=', found.stampId)
      .executeTakeFirst();
    return { row: found, stamp: of };
  });
  const bytes = await app.files.get(row.fileId).catch(() => Buffer.alloc(0));
  const same = createHash('sha256').update(bytes).digest('hex') === row.fingerprint;
  const signed = signatureOf(bytes);
  const good = signed ? await signingServiceOf(app).check(signed.pdf, signed.signature) : false;
  return [
    {
      part: 'hash',
      good: same,
      says: same ? '文件与制作时一致' : '文件已被改动，与制作时的指纹不一致',
    },
    {
      part: 'signature',
      good,
      says: good ? '签名有效，由本系统签发' : '签名无效，文件内容被改动或不是本系统签发',
    },
    stampOf(row, stamp),
    statusOf(row),
  ];
}

/** A stamp that was stopped since was good when it was set. */
function stampOf(row: Ecert, stamp: RowOf<'orgStamp'> | undefined): Findings[number] {
  const day = chinaDay(new Date(row.madeAt));
  const good = stamp !== undefined && stamp.validFrom <= day && day <= stamp.validTo;
  const stopped = stamp?.status === stampStatus.code('stopped');
  return {
    part: 'stamp',
    good,
    says: good
      ? `印章“${row.stampName}”在制作当日有效${stopped ? '，现已停用' : ''}`
      : `印章“${row.stampName}”在制作当日不在有效期内`,
  };
}

function statusOf(row: Ecert): Findings[number] {
  const good = row.status === ecertStatus.code('effective');
  return { part: 'status', good, says: good ? '电子证书有效' : `电子证书已撤销：${row.reason}` };
}
