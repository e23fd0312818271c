import { authResult } from '@tqc/domain/dictionaries';
import { idNoCheck, maskIdNo, maskMobile } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import type { Personal } from '../kit/personal';
import { copyRows } from './copyRows';

const FIRST = 972_000_000_001n;
const DAY = 86_400_000;
const { code } = authResult;
const [BY_CERTIFICATE, BY_HAND] = [2, 3];

/** Teachers of the home province: waiting in both ways, passed, failed. */
const TEACHERS = [
  { name: '孟知远', way: BY_CERTIFICATE, result: code('waiting'), message: '' },
  { name: '宋怀瑾', way: BY_HAND, result: code('waiting'), message: '' },
  { name: '江以宁', way: BY_CERTIFICATE, result: code('passed'), message: '与证书库一致' },
  { name: '𬱖文', way: BY_CERTIFICATE, result: code('failed'), message: '姓名与证书库不一致' },
  { name: '林问夏', way: BY_HAND, result: code('failed'), message: '电话核实不是本人' },
] as const;

export async function fillTeacherAuths(
  personal: Personal,
  client: PoolClient,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string; org: string; prov: string }>(
    `select a.admin_id as id, a.name, o.org_id as org, o.prov from admin a join org o using (org_id)
     where o.org_type = 4 order by o.prov, a.admin_id limit 1`,
  );
  const [asker] = rows;
  if (!asker) return;
  await copyRows(
    client,
    'teacher_auth',
    [
      'auth_id',
      'prov',
      'org_id',
      'name',
      'id_shown',
      'id_index',
      'mobile_shown',
      'way',
      'result',
      'message',
      'asked_by',
      'asker',
      'submitted_at',
      'operator',
      'handled_at',
    ],
    TEACHERS.map(({ name, way, result, message }, at) => {
      const first17 = `${asker.prov}880119880808${String(at + 1).padStart(3, '0')}`;
      const idNo = first17 + idNoCheck(first17);
      const asked = new Date(now.getTime() - (at + 1) * DAY);
      const isDecided = result !== code('waiting');
      return [
        String(FIRST + BigInt(at)),
        asker.prov,
        asker.org,
        name,
        maskIdNo(idNo),
        personal.index('idNo', idNo),
        maskMobile(`1540000${String(at + 1).padStart(4, '0')}`),
        way,
        result,
        message,
        asker.id,
        asker.name,
        asked.toISOString(),
        isDecided ? asker.name : '',
        isDecided ? new Date(asked.getTime() + DAY / 4).toISOString() : null,
      ];
    }),
  );
}
