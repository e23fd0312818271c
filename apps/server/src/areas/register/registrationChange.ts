import { changeableFields, registrationChange, type ChangeableField } from '@tqc/contract/register';
import {
  nation,
  politics,
  recognitionStatus,
  regChangeStatus,
  subjectsOf,
} from '@tqc/domain/dictionaries';
import { regChangeFlow } from '@tqc/domain/register';
import { isPersonName } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { newId } from '../../kit/newId';
import {
  initials,
  recordStep,
  requireUndeleted,
  type RegistrationRecord,
} from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';

const rows = store('registration', 'regId');
const changes = store('registrationChange', 'chgId');
const LABELS: Readonly<Record<ChangeableField, string>> = {
  name: '姓名',
  formerName: '曾用名',
  nation: '民族',
  politics: '政治面貌',
  workUnit: '工作单位',
  graduateSchool: '毕业学校',
  major: '专业',
  diplomaNo: '毕业证书号',
  subjectId: '任教学科',
};

/** What stands on a certificate is changed with it, or the two would contradict each other. */
function requireUnnumbered({ status }: { readonly status: number }): void {
  if (status === recognitionStatus.code('recognised'))
    throw new ApiFailure(422, '证书编号已生成，请在证书管理中申请证书变更');
}

interface Kept {
  readonly field: ChangeableField;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly value: string;
}

export const registrationChangeRoutes = serve(registrationChange, {
  queryRegChgDos: async (call) => {
    const { name } = call.input;
    const page = await changes(call).page(call.input, {
      equal: ['regId', 'status'],
      where: [
        name === undefined
          ? undefined
          : sql`exists (select from registration r where r.reg_id = registration_change.reg_id and position(${name} in r.name) > 0)`,
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  viewRegChg: async (call) => {
    const [row] = await dressed(call, [await changes(call).get(call.input.chgId)]);
    if (!row) throw outOfReach();
    return row;
  },
  regDataChange: async (call) => {
    const { regId, reason, fileId } = call.input;
    // Held, so that of two who ask at once the second finds the change of the first.
    const row = await rows(call).hold(regId);
    if (row.orgId !== call.who.orgId && row.pointId !== call.who.orgId && call.who.orgType < 3)
      throw outOfReach();
    if (row.version !== call.version) throw new ApiFailure(409);
    requireUndeleted(row);
    requireUnnumbered(row);
    const wanted = differences(row, call.input.changes);
    if (wanted.length === 0) throw new ApiFailure(422, '没有需要变更的内容，请修改后再提交');
    const last = await call.db
      .selectFrom('registrationChange')
      .select(['chgId', 'status', 'version', 'fileId'])
      .where('city', '=', row.city)
      .where('regId', '=', regId)
      .orderBy('chgId', 'desc')
      .executeTakeFirst();
    if (last?.status === regChangeStatus.code('waiting'))
      throw new ApiFailure(422, '该申请已有待审核的变更，请先审核');
    if (fileId && fileId !== last?.fileId) await ownUpload(call, fileId, ['image', 'pdf']);
    const applied = {
      regVersion: row.version,
      changes: JSON.stringify(wanted),
      reason,
      fileId: fileId ?? null,
      appliedBy: call.who.name,
      applicantId: call.who.adminId,
      orgName: call.who.orgName,
      appliedAt: call.now.toISOString(),
    };
    if (last?.status === regChangeStatus.code('failed')) {
      // Asked for again: the same change goes back to those that wait; what was refused stands in the history of the application.
      const status = regChangeFlow.next('requestAgain', last.status);
      await call.db
        .updateTable('registrationChange')
        .set({
          ...applied,
          status,
          decidedBy: '',
          decidedAt: null,
          opinion: '',
          version: last.version + 1,
        })
        .where('city', '=', row.city)
        .where('chgId', '=', last.chgId)
        .execute();
      await recordStep(call, row, {
        step: '数据变更',
        event: '重新申请变更',
        toStatus: row.status,
        opinion: reason,
        detail: { fields: wanted.map(({ field }) => field) },
      });
      return { id: last.chgId };
    }
    const chgId = newId();
    await call.db
      .insertInto('registrationChange')
      .values({
        chgId,
        regId,
        city: row.city,
        prov: row.prov,
        county: row.county,
        point: row.point,
        ...applied,
      })
      .execute();
    await recordStep(call, row, {
      step: '数据变更',
      event: '申请变更',
      toStatus: row.status,
      opinion: reason,
      detail: { fields: wanted.map(({ field }) => field) },
    });
    return { id: chgId };
  },
  regChgAudit: async (call) => {
    const { chgId, passed, opinion } = call.input;
    const change = await changes(call).get(chgId);
    if (change.applicantId === call.who.adminId)
      throw new ApiFailure(422, '不能审核自己申请的变更，请由其他人员审核');
    if (!passed && !opinion)
      throw new ApiFailure(422, '请填写审核意见', { fields: { opinion: '请填写审核意见' } });
    const status = regChangeFlow.next(passed ? 'pass' : 'fail', change.status);
    const row = await rows(call).hold(change.regId);
    if (passed) {
      requireUndeleted(row);
      requireUnnumbered(row);
      const kept = change.changes as unknown as readonly Kept[];
      const moved = kept.filter(
        ({ field, before }) => shown(row, field, String(row[field] ?? '')) !== before,
      );
      if (moved.length > 0)
        throw new ApiFailure(
          409,
          `申请数据已变化（${moved.map(({ label }) => label).join('、')}），请退回后重新申请变更`,
        );
      const values = Object.fromEntries(kept.map(({ field, value }) => [field, value])) as Partial<
        Record<ChangeableField, string>
      >;
      const subject =
        values.subjectId === undefined
          ? undefined
          : subjectsOf(row.ctId).find(({ id }) => id === values.subjectId);
      await rows(call).change(
        row.regId,
        {
          ...values,
          ...(values.name === undefined ? {} : { namePinyin: initials(values.name) }),
          ...(subject ? { subjectName: subject.name } : {}),
        },
        row.version,
      );
    }
    await recordStep(call, row, {
      step: '数据变更',
      event: passed ? '变更通过' : '变更不通过',
      toStatus: row.status,
      opinion,
    });
    return changes(call).change(chgId, {
      status,
      opinion,
      decidedBy: call.who.name,
      decidedAt: call.now,
    });
  },
});

/** The fields that differ from the application, as they stand and as people read them. */
function differences(
  row: RegistrationRecord,
  wanted: Partial<Record<ChangeableField, string>>,
): Kept[] {
  return (Object.keys(changeableFields) as ChangeableField[]).flatMap((field) => {
    const value = wanted[field]?.trim();
    const before = String(row[field] ?? '');
    if (value === undefined || value === before) return [];
    if (field === 'name' && !isPersonName(value))
      throw new ApiFailure(422, '姓名应为2至30个汉字，间隔号只能在两字之间', {
        fields: { name: '姓名应为2至30个汉字，间隔号只能在两字之间' },
      });
    if (field === 'subjectId' && !subjectsOf(row.ctId).some(({ id }) => id === value))
      throw new ApiFailure(422, '任教学科不属于所申请的资格种类', {
        fields: { subjectId: '任教学科不属于所申请的资格种类' },
      });
    if (
      (field === 'nation' && !nation.has(value)) ||
      (field === 'politics' && !politics.has(value))
    )
      throw new ApiFailure(400);
    return [
      {
        field,
        label: LABELS[field],
        before: shown(row, field, before),
        after: shown(row, field, value),
        value,
      },
    ];
  });
}

function shown(row: RegistrationRecord, field: ChangeableField, value: string): string {
  if (field === 'nation') return nation.label(value);
  if (field === 'politics') return politics.label(value);
  if (field === 'subjectId')
    return subjectsOf(row.ctId).find(({ id }) => id === value)?.name ?? value;
  return value;
}

async function dressed<R extends { regId: string; city: string; changes: unknown }>(
  { db }: CallContext,
  found: readonly R[],
) {
  if (found.length === 0) return [];
  const names = new Map(
    (
      await db
        .selectFrom('registration')
        .select(['regId', 'name'])
        .where('city', 'in', [...new Set(found.map(({ city }) => city))])
        .where(
          'regId',
          'in',
          found.map(({ regId }) => regId),
        )
        .execute()
    ).map(({ regId, name }) => [regId, name]),
  );
  return found.map((row) => ({
    ...row,
    name: names.get(row.regId) ?? '',
    changes: row.changes as Kept[],
  }));
}
