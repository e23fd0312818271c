import { certApply } from '@tqc/contract/cert';
import type { ParsedOf } from '@tqc/contract/kit';
import { routeOf } from '@tqc/contract/screens';
import { LOST_FOR } from '@tqc/domain/cert';
import { certChangeStatus, reissueReason, reissueType } from '@tqc/domain/dictionaries';
import { refuse, TooLate } from '@tqc/domain/kit';
import { certCaseNo, chinaDay, dayAfter, requireDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { asSystem } from '../../../kit/scope';
import { serve, type CallContext } from '../../../kit/serve';
import { withinDays } from '../../../kit/store';
import { handedIn, ofOwnOrg } from '../../../trade/cases';
import { tellOrganisation } from '../../../trade/messages';
import { takeNumber } from '../../../trade/numbers';
import { maskedNo, notReissued, ownCertByNo } from '../certOf';
import {
  applicationRows,
  applications,
  papersOf,
  scans,
  STEP,
  type Application,
} from './applications';
import { decideApplication } from './decideApplication';

const LOST = 1;
const PHOTO = 4;
const EARLIEST = '1990-01-01';

export const certApplyRoutes = serve(certApply, {
  list: (call) => {
    const { appliedAtFrom, appliedAtTo, mine = false } = call.input;
    return applications.list(call, [
      withinDays('applied_at', appliedAtFrom, appliedAtTo),
      mine ? ofOwnOrg(call.who) : undefined,
    ]);
  },
  get: (call) => applications.get(call, call.input.id),
  create: async (call) => {
    const { db, input, now, who } = call;
    const {
      certNo,
      noticeFile,
      formFile: _form,
      identityFile: _identity,
      photoFile,
      ...entered
    } = input;
    const cert = await ownCertByNo(call, certNo);
    const why = await notReissued(call, cert);
    if (why !== undefined) throw refuse('certNo', why);
    requireFit(call, { ...entered, noticeFile, photoFile });
    const year = chinaDay(now).slice(0, 4);
    const serial = await asSystem(db, () => takeNumber(db, `certApply/${who.prov}${year}`));
    const applyId = newId();
    const { certId, ctId, orgId, orgName, prov, city, county, name, idIndex } = cert;
    await applicationRows(call).add({
      ...entered,
      applyId,
      applyNo: certCaseNo('BF', who.prov, year, serial),
      certId,
      certNo: cert.certNo,
      ctId,
      orgId,
      orgName,
      prov,
      city,
      county,
      name,
      idMask: maskedNo(call, cert),
      idIndex,
      ...handedIn(call),
      status: certChangeStatus.code('pending'),
    });
    await scans.keep(call, applyId, scansIn(input), cert);
    const row = await applicationRows(call).get(applyId);
    await applications.record(call, row, { step: STEP, event: '提交申请', toStatus: row.status });
    await tellColleagues(call, row);
    return { id: applyId };
  },
  update: async (call) => {
    if (call.input.action === 'decide') return decideApplication(call);
    const row = await applications.own(call, call.input.id);
    if (row.version !== call.version) throw new ApiFailure(409);
    return call.input.action === 'again' ? askAgain(call, row) : handOver(call, row);
  },
  remove: async (call) => {
    const row = await applications.remove(call, call.input.id);
    await scans.drop(call, row.applyId);
    call.note({ obj: `certApply/${row.applyId}`, subject: row.name });
    return null;
  },
});

type Updating = CallContext<typeof certApply.update>;
type Entered = Pick<
  ParsedOf<typeof certApply.update>,
  'kind' | 'reason' | 'lostOn' | 'collected' | 'noticeFile' | 'photoFile'
>;

const scansIn = (input: Partial<ParsedOf<typeof certApply.update>>) => ({
  notice: some(input.noticeFile),
  form: some(input.formFile),
  identity: some(input.identityFile),
  photo: some(input.photoFile),
});
const some = (file: string | undefined) => (file === undefined ? undefined : [file]);

/** What was lost is announced for a month; what is replaced lies in the drawer of the office. */
function requireFit({ now }: Pick<CallContext, 'now'>, entered: Entered): void {
  const { kind, reason, lostOn, collected, noticeFile, photoFile } = entered;
  if (kind === reissueType.codes[0]) {
    if (reason !== LOST) throw refuse('reason', '补发的原因是遗失，其他原因请办理换发');
    if (lostOn === undefined) throw refuse('lostOn', '请选择遗失声明刊登日期');
    const today = chinaDay(now);
    if (lostOn > dayAfter(today, -LOST_FOR) && lostOn <= today)
      throw refuse('lostOn', `遗失声明刊登日期应在${LOST_FOR}天以前，刊登满${LOST_FOR}天后再申请`);
    requireDay('lostOn', '遗失声明刊登日期', lostOn, { from: EARLIEST, to: today });
    if (noticeFile === undefined) throw refuse('noticeFile', '请上传声明扫描件');
    return;
  }
  if (reason === LOST) throw refuse('reason', '遗失的证书请办理补发');
  if (collected !== true) throw refuse('collected', '换发要先收回原证，收回后请勾选');
  if (reason === PHOTO && photoFile === undefined) throw refuse('photoFile', '请上传新照片');
}

/** What was refused, with what is entered anew; the scans stay where none is given. */
async function askAgain(call: Updating, row: Application): Promise<null> {
  const { input } = call;
  await applications.move(call, row, 'again', async () => {
    const of = await scans.of(call, row.applyId);
    const kind = input.kind ?? row.kind;
    const reason = input.reason ?? row.reason;
    const lostOn = input.lostOn ?? row.lostOn ?? undefined;
    const collected = input.collected ?? row.collected;
    requireFit(call, {
      kind,
      reason,
      lostOn,
      collected,
      noticeFile: input.noticeFile ?? of('notice')[0],
      photoFile: input.photoFile ?? of('photo')[0],
    });
    await scans.keep(call, row.applyId, scansIn(input), row);
    const { media, pickup, remark } = input;
    const fitting = { lostOn: kind === reissueType.codes[0] ? lostOn : null, collected };
    return { columns: { kind, reason, ...fitting, media, pickup, remark, ...handedIn(call) } };
  });
  await tellColleagues(call, row);
  return null;
}

/** Who fetched the new paper; only what is printed can be fetched. */
async function handOver(call: Updating, row: Application): Promise<null> {
  await applications.move(call, row, 'handOver', async () => {
    const { fetchedBy } = call.input;
    if (row.fetchedOn !== null) throw new TooLate('已登记领取，不必重复操作');
    if (fetchedBy === undefined) throw refuse('fetchedBy', '请输入领取人');
    const { blankNo } = (await papersOf(call, [row]))(row);
    if (!blankNo) throw new ApiFailure(422, '证书还没有打印，打印后再登记领取');
    return {
      columns: { fetchedBy, fetchedOn: chinaDay(call.now) },
      opinion: `${fetchedBy}领取，空白证书号${blankNo}`,
    };
  });
  return null;
}

/** A second person decides: everybody of the organisation finds it. */
async function tellColleagues(call: CallContext, row: Application): Promise<void> {
  const kind = `${reissueType.label(row.kind)}（${reissueReason.label(row.reason)}）`;
  await tellOrganisation(
    call.db,
    row.orgId,
    {
      title: '有补发换发申请待审核',
      content: `${call.who.name}提交了${row.name}的证书${kind}申请（${row.applyNo}），请由另一人审核。`,
      url: routeOf('cert.reissue'),
    },
    call.now,
    call.who,
  );
}
