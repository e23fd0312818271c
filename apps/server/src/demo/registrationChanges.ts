import { recognitionStatus, recordStatusRegister, regChangeStatus } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

const { code } = regChangeStatus;
const FIRST = 951_000_000_000n;
const [ASKED, DECIDED] = ['2024-06-14T01:30:00Z', '2024-06-14T07:00:00Z'];

/**
 * What was asked to change in the data of applications: with the account that asked, since a county
 * with nothing that waits decides its cases undisturbed.
 */
const CHANGES = [
  { by: 'demo_x320102', status: code('waiting'), field: 'workUnit', label: '工作单位' },
  { by: 'demo_x320102', status: code('waiting'), field: 'major', label: '专业' },
  { by: 'demo_x320101', status: code('passed'), field: 'workUnit', label: '工作单位' },
  { by: 'demo_x320101', status: code('failed'), field: 'diplomaNo', label: '毕业证书号' },
] as const;

const AFTER = {
  workUnit: '澄岚市第三中学',
  major: '汉语言文学（师范）',
  diplomaNo: '105661202005000001',
};
const COLUMN = { workUnit: 'work_unit', major: 'major', diplomaNo: 'diploma_no' } as const;

/** Changes of what was filed: two wait, one passed and stands in its application, one did not. */
export async function fillRegistrationChanges(client: PoolClient): Promise<void> {
  for (const [at, { by, status, field, label }] of CHANGES.entries()) {
    const passed = status === code('passed');
    const after = AFTER[field];
    await client.query(
      `with one as (
         select r.*, a.admin_id, a.name as admin_name, o.org_name as asked_at
         from admin a join org o using (org_id) join registration r on r.org_id = o.org_id
         where a.account = $1 and r.status = any($2) and r.record_status = $12
           and r.apply_time < $3 and coalesce(r.confirm_time, r.apply_time) < $3
           and not exists (select from registration_change c where c.reg_id = r.reg_id)
           and not exists (
             select from installation i, jsonb_array_elements(i.value) c
             where i.key = 'cases' and (c ->> 'regId')::bigint = r.reg_id)
         order by r.reg_id desc limit 1),
       changed as (
         update registration r set ${COLUMN[field]} = $5 from one where r.reg_id = one.reg_id and $6::boolean)
       insert into registration_change
         (chg_id, city, prov, county, point, reg_id, reg_version, changes, reason, status, applied_by, applicant_id, org_name, applied_at,
          decided_by, decided_at, opinion)
       select $7, city, prov, county, point, reg_id, version,
         jsonb_build_array(jsonb_build_object('field', $8::text, 'label', $9::text, 'before', ${COLUMN[field]}, 'after', $5::text, 'value', $5::text)),
         '申请人来电更正，已核对证明材料', $10, admin_name, admin_id, asked_at, $3,
         case when $11::boolean then '市级演示员' else '' end, case when $11 then $4::timestamptz end,
         case when $11 and not $6 then '证明材料看不清，请重新上传' else '' end
       from one`,
      [
        by,
        recognitionStatus.group.unsettled,
        ASKED,
        DECIDED,
        after,
        passed,
        String(FIRST + BigInt(at)),
        field,
        label,
        status,
        status !== code('waiting'),
        recordStatusRegister.code('normal'),
      ],
    );
  }
}
