import { decisions } from '@tqc/domain/register';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects, copyRows } from './copyRows';
import { fillDocuments } from './demoFiles';
import { Drawing, type Filling } from './drawing';
import { DrawnApplications } from './drawnApplications';
import { DrawnCertificates } from './drawnCertificates';
import { SMALL_CAPACITY } from './namedCases';

/** Applications of the running batch in every state, and the certificates of the years before. */
export async function fillApplications(
  app: AppParts,
  client: PoolClient,
  filling: Filling,
): Promise<void> {
  const { size, tell } = filling;
  tell('样例材料');
  const documents = await fillDocuments(app, client);
  const counters = new Map<string, number>();
  const take = (series: string) => {
    const next = (counters.get(series) ?? 0) + 1;
    counters.set(series, next);
    return next;
  };
  const drawing = new Drawing(app, filling, documents.photos, take);
  const certificates = new DrawnCertificates(drawing);
  const drawn = new DrawnApplications(drawing, certificates);
  tell(`${size.applications} 份申请`);
  await client.query('alter table registration disable trigger registration_added');
  await copyObjects(client, 'registration', drawn.rows());
  await client.query('alter table registration enable trigger registration_added');
  await client.query(
    `insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n) select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from registration group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );
  await client.query(
    'update plan_arrangement a set booked = r.n from (select ls_id, count(*) as n from registration group by ls_id) r where r.ls_id = a.ls_id',
  );
  await client.query(
    `insert into registration_key (kind, value, reg_id) select 'channel', channel_no, reg_id from registration`,
  );
  await client.query(
    `insert into registration_key (kind, value, reg_id) select 'person', '2024/' || rtrim(translate(encode(id_index, 'base64'), E'+/\\n', '-_'), '='), reg_id from registration on conflict do nothing`,
  );
  const [confirmed, approved] = [decisions.get('confirm'), decisions.get('approve')];
  // In the order of time, and before every step that is done from now on.
  await client.query(
    `insert into registration_log (log_id, city, reg_id, prov, county, point, at, step, event, from_status, to_status, actor, org_name)
    select row_number() over (order by s.at, reg_id, s.n), city, reg_id, prov, county, point, s.at, s.step, s.event, s.f, s.t, s.actor, '' from registration, lateral (values
      (0, apply_time, '网上申报', '提交申请', null, 6, '申请人'), (1, confirm_time, $1, $2, 8, 15, confirmed_by), (2, approve_time, $3, $4, 15, 18, approved_by), (3, issue_time, '证书编号', '生成编号', 18, 21, approved_by)
    ) s(n, at, step, event, f, t, actor) where s.at is not null`,
    [confirmed.step.label, confirmed.label, approved.step.label, approved.label],
  );
  for (const [at, { kind, title, fileId }] of documents.common.entries()) {
    await client.query(
      `insert into registration_file (reg_id, city, prov, county, point, kind, seq, title, file_id) select reg_id, city, prov, county, point, $1, $2, $3, $4 from registration`,
      [kind, at + 2, title, fileId],
    );
  }
  await client.query(
    `insert into registration_file (reg_id, city, prov, county, point, kind, seq, title, file_id) select reg_id, city, prov, county, point, 'photo', 1, '证件照片', photo from registration`,
  );
  tell(`${size.certificates} 本证书`);
  await copyObjects(client, 'cert', certificates.rows(size.certificates));
  await client.query(
    'insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from cert',
  );
  await copyRows(client, 'number_counter', ['series', 'last'], counters);
  await client.query(
    `update plan_arrangement set day_capacity = $1 where point_id = (select point_id from plan_arrangement where county = '328801' order by ls_id offset 1 limit 1)`,
    [SMALL_CAPACITY],
  );
  await client.query("insert into installation (key, value) values ('cases', $1::jsonb)", [
    JSON.stringify(drawn.cases),
  ]);
  for (const { regId, plan, kind, begin, end } of drawn.limited) {
    await client.query(
      `insert into limitation (limit_id, org_id, org_name, prov, city, county, name, id_type, id_no, id_index, kind, begin_date, end_date, cause, status) select $1, $2, $3, prov, city, county, name, id_type, $4, id_index, $5, $6, $7, '演示案例', 2 from registration where reg_id = $8`,
      [
        `97${regId.slice(-10)}`,
        plan.owner.id,
        plan.owner.name,
        await sealedFor(app, client, regId, `97${regId.slice(-10)}`),
        kind,
        begin,
        end,
        regId,
      ],
    );
  }
}

/** The number of an application's person, sealed for an entry of the restriction library. */
async function sealedFor(
  { personal }: AppParts,
  client: PoolClient,
  regId: string,
  limitId: string,
): Promise<Buffer> {
  const { rows } = await client.query<{ id_no: Buffer }>(
    'select id_no from registration where reg_id = $1',
    [regId],
  );
  const sealed = rows[0]?.id_no;
  if (!sealed) throw new Error(`no application ${regId}`);
  return personal.seal(
    placeOf('limitation', 'id_no', limitId),
    personal.open(placeOf('registration', 'id_no', regId), sealed),
  );
}
