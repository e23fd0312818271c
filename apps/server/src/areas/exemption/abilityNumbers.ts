import type { normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { abilityHolds, makeAbilityNo } from '@tqc/domain/exemption';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { asSystem, type Db } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { exemptStudents, type ExemptStudentRow } from '../../trade/exemptStudents';
import { takeNumber } from '../../trade/numbers';
import { ownCollege } from './college';

type Numbering = CallContext<typeof normalStudent.number>;

/** Gives passed rows their numbers, in the order of student numbers and without a gap. */
export async function giveAbilityNumbers(call: Numbering) {
  const { db, who, now, input } = call;
  if (who.orgType !== UNIVERSITY) throw new ApiFailure(403);
  const { collegeId, code } = await ownCollege(db, who);
  const versions = new Map(input.records.map(({ id, version }) => [id, version]));
  // The rows are held before the counter: who comes second sees them numbered.
  const found = await db
    .selectFrom('exemptStudent')
    .selectAll()
    .where('studentId', 'in', [...versions.keys()])
    .where('collegeId', '=', collegeId)
    .orderBy('studentNo')
    .forUpdate()
    .execute();
  const refused = [...versions.keys()]
    .filter((id) => !found.some(({ studentId }) => studentId === id))
    .map((id) => ({ id, name: '', reason: '没有权限或数据不存在' }));
  const fit: ExemptStudentRow[] = [];
  for (const row of found) {
    const reason = whyNot(row, versions.get(row.studentId));
    if (reason === undefined) fit.push(row);
    else refused.push({ id: row.studentId, name: row.name, reason });
  }
  const day = chinaDay(now);
  const year = Number(day.slice(0, 4));
  const series = `ability/${String(year)}/${collegeId}`;
  const numberOf = (row: ExemptStudentRow, serial: number) =>
    makeAbilityNo({ year, collegeCode: code, type: row.teacherType, serial });
  const numbers: string[] = [];
  const last = input.preview ? await lastOf(db, series) : 0;
  for (const [at, row] of fit.entries()) {
    const serial = input.preview ? last + at + 1 : await take(db, series);
    const abilityNo = numberOf(row, serial);
    numbers.push(abilityNo);
    if (input.preview) continue;
    const { from, to } = abilityHolds(day, row.endMonth);
    await exemptStudents(call).change(
      row.studentId,
      { abilityNo, validFrom: from, validTo: to, updatedAt: now },
      row.version,
    );
  }
  call.note({ detail: { done: fit.length, refused: refused.length } });
  return {
    done: fit.map(({ studentId }) => studentId),
    refused,
    firstNo: numbers[0] ?? '',
    lastNo: numbers.at(-1) ?? '',
  };
}

function whyNot(row: ExemptStudentRow, version: number | undefined): string | undefined {
  if (row.version !== version) return '数据已被他人修改，请刷新后再操作';
  if (row.status !== normalDataStatus.code('passed')) return '只有审核通过的数据可以生成证书编号';
  return row.abilityNo === null ? undefined : '已有证书编号';
}

// Counters belong to nobody of the levels.
const take = (db: Db, series: string) => asSystem(db, () => takeNumber(db, series));

async function lastOf(db: Db, series: string): Promise<number> {
  const row = await asSystem(db, () =>
    db.selectFrom('numberCounter').select('last').where('series', '=', series).executeTakeFirst(),
  );
  return Number(row?.last ?? 0);
}
