import type { historyValid } from '@tqc/contract/cert';
import { historyCollegeFlow } from '@tqc/domain/cert';
import { refuse } from '@tqc/domain/kit';
import { chinaDay, maskIdNo, requireDay } from '@tqc/domain/shared';
import { outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { containsText, store, type RowOf } from '../../../kit/store';
import { ofOwnOrg, recordCaseSteps } from '../../../trade/cases';
import { scansBeside } from '../caseFiles';
import { educationsOf } from './educations';

/** Somebody certified while studying, as the database holds it. */
type College = RowOf<'historyCollege'>;

const COLLEGE = 'historyCollege';
const colleges = store('historyCollege', 'regId');
const HELD = { unversioned: 'it is held since it was read, and its state is asked for' };

/** 补充学历: who was certified while studying. */
export async function collegeList(call: CallContext<typeof historyValid.collegeAud>) {
  const { firstSchool, mine = false } = call.input;
  const page = await colleges(call).page(call.input, {
    equal: ['archiveNo', 'certNo', 'status'],
    like: ['name'],
    filled: ['name'],
    sealed: ['idNo'],
    where: [
      firstSchool === undefined ? undefined : containsText('first_school', firstSchool),
      mine ? ofOwnOrg(call.who) : undefined,
    ],
  });
  return { ...page, record: await shownColleges(call, page.record) };
}

/** They with what their application says of them. */
export async function shownColleges(
  { app, db, who }: Pick<CallContext, 'app' | 'db' | 'who'>,
  found: readonly College[],
) {
  const applications = await db
    .selectFrom('registration')
    .select(['regId', 'idNo', 'idRef', 'collegeVerifyStatus'])
    .where('city', 'in', ['', ...new Set(found.map(({ city }) => city))])
    .where('regId', 'in', ['0', ...found.map(({ regId }) => regId)])
    .execute();
  return found.flatMap((row) => {
    const of = applications.find(({ regId }) => regId === row.regId);
    if (!of) return [];
    const idNo = app.personal.open(placeOf('registration', 'id_no', of.regId), of.idNo);
    const { idRef, collegeVerifyStatus } = of;
    return {
      ...row,
      idRef,
      collegeVerifyStatus,
      idNo: maskIdNo(idNo),
      own: row.orgId === who.orgId,
    };
  });
}

/** 关联学历: one of the person's educations that was verified. */
export async function selectCollege(
  call: CallContext<typeof historyValid.selectColeegeToHistoryValid>,
) {
  const row = await ownCollege(call);
  const status = historyCollegeFlow.next('link', row.status);
  const chosen = (await educationsOf(call, row.idIndex)).find(
    ({ id }) => id === call.input.collegeId,
  );
  if (!chosen) throw refuse('collegeId', '该人员没有这条已核验的学历，请重新选择');
  return linked(call, row, {
    status,
    collegeId: chosen.id,
    educationLevel: chosen.level,
    graduateSchool: chosen.school,
    diplomaNo: chosen.diplomaNo,
    graduateDate: chosen.endDate,
    byHand: false,
  });
}

/** 人工补充学历, or refused with a reason. */
export async function associateCollege(call: CallContext<typeof historyValid.associationCollege>) {
  const { input, now } = call;
  const row = await ownCollege(call);
  if (input.action === 'refuse') {
    const status = historyCollegeFlow.next('refuse', row.status);
    if (input.opinion === undefined) throw refuse('opinion', '请填写退回原因');
    return handled(call, row, { status, opinion: input.opinion }, '退回');
  }
  const status = historyCollegeFlow.next('link', row.status);
  const { diplomaNo, graduateDate, graduateSchool, educationLevel, file } = input;
  if (diplomaNo === undefined) throw refuse('diplomaNo', '请输入毕业证书号');
  if (graduateDate === undefined) throw refuse('graduateDate', '请选择毕业时间');
  if (graduateSchool === undefined) throw refuse('graduateSchool', '请输入毕业学校');
  if (educationLevel === undefined) throw refuse('educationLevel', '请选择学历层次');
  if (file === undefined) throw refuse('file', '请上传毕业证书扫描件');
  requireDay('graduateDate', '毕业时间', graduateDate, { from: EARLIEST, to: chinaDay(now) });
  await scansBeside(COLLEGE).keep(call, row.regId, { diploma: [file] }, row);
  return linked(call, row, {
    status,
    collegeId: null,
    educationLevel,
    graduateSchool,
    diplomaNo,
    graduateDate,
    byHand: true,
  });
}
const EARLIEST = '1950-01-01';

type Doing = CallContext & { readonly input: { readonly regId: string } };

async function ownCollege(call: Doing): Promise<College> {
  const row = await colleges(call).hold(call.input.regId);
  if (row.orgId !== call.who.orgId) throw outOfReach();
  return row;
}

/** What was found stands in the certificate as well. */
async function linked(
  call: Doing,
  row: College,
  found: Pick<College, 'status' | 'educationLevel' | 'graduateSchool'> & Partial<College>,
): Promise<null> {
  await handled(
    call,
    row,
    { ...found, opinion: '' },
    found.byHand === true ? '人工补充学历' : '关联学历',
  );
  await call.db
    .updateTable('cert')
    .set((is) => ({
      educationLevel: found.educationLevel,
      graduateSchool: found.graduateSchool,
      version: is('version', '+', 1),
    }))
    .where('certNo', '=', row.certNo)
    .where('city', '=', row.city)
    .execute();
  return null;
}

async function handled(
  call: Doing,
  row: College,
  values: Partial<College> & { readonly status: number; readonly opinion: string },
  event: string,
): Promise<null> {
  const { now, who } = call;
  await colleges(call).change(
    row.regId,
    { ...values, handledBy: who.adminId, handler: who.name, handledAt: now.toISOString() },
    HELD,
  );
  await recordCaseSteps(
    COLLEGE,
    ({ regId }: College) => regId,
    call,
    [row],
    () => ({
      step: '补充学历',
      event,
      toStatus: values.status,
      opinion: values.opinion,
    }),
  );
  return null;
}
