import type { IntakeItem } from '@tqc/contract/intake';
import {
  certType,
  idDocumentType,
  nation,
  recognitionStatus,
  subjectsOf,
} from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { ageOn } from '@tqc/domain/register';
import {
  checkIdNo,
  isMobile,
  isPersonName,
  normalIdNo,
  normalMobile,
  registrationNo,
} from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { z } from 'zod';
import { treatUpload, type TreatedFile } from '../../kit/files';
import { newId } from '../../kit/newId';
import { takeNumbers } from '../../kit/numbers';
import { placeOf } from '../../kit/personal';
import { chinaMinute } from '../../kit/planning';
import { chinaDay, initials, isLimited } from '../../kit/registration';
import type { AppParts, UploadedFile } from '../../kit/serve';
import type { Db } from '../../kit/scope';

type Item = z.output<typeof IntakeItem>;

/** Takes one application into the database, or refuses it with a sentence the channel can show. Returns the number, and whether it was here before. */
export async function acceptApplication(
  app: AppParts,
  db: Db,
  item: Item,
  uploads: ReadonlyMap<string, UploadedFile>,
  now: Date,
): Promise<{ regId: string; repeated: boolean }> {
  const known = await db
    .selectFrom('registrationKey')
    .select('regId')
    .where('kind', '=', 'channel')
    .where('value', '=', item.channelNo)
    .executeTakeFirst();
  if (known) return { regId: known.regId, repeated: true };
  const idNo = normalIdNo(item.idNo);
  checkPerson(item, idNo, chinaDay(now));
  const place = await placeFor(db, item, now);
  const subject = subjectsOf(item.ctId).find(({ id }) => id === item.subjectId);
  if (!subject) throw new RuleError('任教学科不属于所申请的资格种类');
  if (!item.files.some(({ kind }) => kind === 'photo')) throw new RuleError('缺少证件照片');
  if (await isHolder(db, app.personal.index('idNo', idNo), item))
    throw new RuleError('已持有相同资格种类和任教学科的教师资格证书，不用重复申请');
  const year = Number(chinaDay(now).slice(0, 4));
  const regId = registrationNo(
    year,
    place.half,
    place.prov,
    await takeNumbers(db, `reg/${year}/${place.half}/${place.prov}`),
  );
  await claim(db, 'channel', item.channelNo, regId, '该申请正在处理');
  await claim(
    db,
    'person',
    `${year}/${app.personal.index('idNo', idNo).toString('base64url')}`,
    regId,
    '同一自然年度内只能申请一次，该证件号码已有申请',
  );
  const idIndex = app.personal.index('idNo', idNo);
  const files = await keepFiles(app, db, item.files, uploads, place.columns);
  const {
    ctId,
    subjectId,
    channelNo,
    lsId,
    name,
    files: _files,
    resume,
    idNo: _idNo,
    mobile: _mobile,
    mandarinScore,
    ...rest
  } = item;
  const mobile = normalMobile(item.mobile);
  await db
    .insertInto('registration')
    .values({
      ...rest,
      ...place.columns,
      regId,
      channelNo,
      lsId,
      name,
      namePinyin: initials(name),
      ctId,
      subjectId,
      subjectName: subject.name,
      mandarinScore: mandarinScore === null ? null : String(mandarinScore),
      resume: JSON.stringify(resume),
      idNo: app.personal.seal(placeOf('registration', 'id_no', regId), idNo),
      idIndex,
      idRef: app.personal.idRef(idNo),
      mobile: app.personal.seal(placeOf('registration', 'mobile', regId), mobile),
      mobileIndex: app.personal.index('mobile', mobile),
      limitHit: await isLimited(db, idIndex, chinaDay(now)),
      status: recognitionStatus.code('filed'),
      applyTime: now.toISOString(),
      lastSubmitTime: now.toISOString(),
      photo: files.find(({ kind }) => kind === 'photo')?.fileId ?? null,
    })
    .execute();
  const scope = {
    city: place.columns.city,
    prov: place.columns.prov,
    county: place.columns.county,
    point: place.columns.point,
    regId,
  };
  await db
    .insertInto('registrationFile')
    .values(files.map((file, at) => ({ ...scope, ...file, seq: at + 1 })))
    .execute();
  await db
    .insertInto('registrationLog')
    .values({
      ...scope,
      logId: newId(),
      at: now.toISOString(),
      step: '网上申报',
      event: '提交申请',
      fromStatus: null,
      toStatus: recognitionStatus.code('filed'),
      actor: '申请人',
      orgName: '申请人渠道',
    })
    .execute();
  await db
    .updateTable('planArrangement')
    .set((is) => ({ booked: is('booked', '+', 1) }))
    .where('lsId', '=', lsId)
    .execute();
  return { regId, repeated: false };
}

function checkPerson(item: Item, idNo: string, today: string): void {
  if (!isPersonName(item.name)) throw new RuleError('姓名应为2至30个汉字，间隔号只能在两字之间');
  if (!nation.has(item.nation)) throw new RuleError('民族代码不正确');
  if (
    item.graduating &&
    item.graduateDate !== null &&
    item.graduateDate.slice(0, 4) !== today.slice(0, 4)
  )
    throw new RuleError('应届毕业生的毕业年份应为今年');
  if (!idDocumentType.has(item.idType) || !certType.has(item.ctId))
    throw new RuleError('证件类型或资格种类不正确');
  const verdict = checkIdNo(item.idType, idNo);
  if (!verdict.ok) throw new RuleError(verdict.message);
  if (verdict.sex !== undefined && verdict.sex !== item.sex)
    throw new RuleError('证件号码与性别不一致');
  if (verdict.birthDate !== undefined && verdict.birthDate !== item.birthDate)
    throw new RuleError('证件号码与出生日期不一致');
  if (!isMobile(normalMobile(item.mobile))) throw new RuleError('手机号码输入有误');
  if (ageOn(item.birthDate, today) >= (item.sex === 1 ? 60 : 55))
    throw new RuleError('年龄超过法定退休年龄');
}

/** True when the person has a valid certificate of the same type and subject. */
async function isHolder(db: Db, idIndex: Buffer, { ctId, subjectId }: Item): Promise<boolean> {
  const { rows } =
    await sql`select 1 from cert where id_index = ${idIndex} and ct_id = ${ctId} and subject_id = ${subjectId} and status = 0 limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

/** The arrangement an application goes to: open today, for this type. */
async function placeFor(db: Db, item: Item, now: Date) {
  const { rows } = await sql<Place>`
    select a.ls_id, a.status, a.ct_ids, a.point_id, a.prov, a.city, a.county, a.point, s.obt_id, s.filing_begin, s.filing_end, p.ob_id, p.pb_id, p.cb_id, p.org_id, p.filing_open, p.approval_status, b.half
    from plan_arrangement a join plan_slot s using (obt_id) join org_plan p on p.ob_id = a.ob_id join plan_batch b on b.cb_id = p.cb_id where a.ls_id = ${item.lsId} and a.track = 'register'`.execute(
    db,
  );
  const place = rows[0];
  if (!place) throw new RuleError('确认点安排不存在，请重新选择确认点');
  if (place.status !== 1 || place.approvalStatus !== 2 || !place.filingOpen)
    throw new RuleError('该确认点当前不接受网上申报');
  const minute = chinaMinute(now);
  if (minute < place.filingBegin || minute > place.filingEnd)
    throw new RuleError(`不在网上申报时间内（${place.filingBegin} 至 ${place.filingEnd}）`);
  if (!place.ctIds.includes(item.ctId)) throw new RuleError('该确认点不办理所申请的资格种类');
  const { prov, city, county, point, pointId, obtId, obId, pbId, cbId, orgId } = place;
  return {
    prov,
    half: place.half,
    columns: { prov, city, county, point, pointId, obtId, obId, pbId, cbId, orgId },
  };
}

interface Place {
  lsId: string;
  status: number;
  ctIds: number[];
  pointId: string;
  prov: string;
  city: string;
  county: string;
  point: string;
  obtId: string;
  filingBegin: string;
  filingEnd: string;
  obId: string;
  pbId: string;
  cbId: string;
  orgId: string;
  filingOpen: boolean;
  approvalStatus: number;
  half: number;
}

async function claim(
  db: Db,
  kind: string,
  value: string,
  regId: string,
  taken: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registrationKey')
    .values({ kind, value, regId })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new RuleError(taken);
}

interface FileColumns {
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly orgId: string;
}

/** Keeps the files that items name, treated like any upload. */
export async function keepFiles(
  app: AppParts,
  db: Db,
  wanted: Item['files'],
  uploads: ReadonlyMap<string, UploadedFile>,
  { orgId, prov, city, county, point }: FileColumns,
) {
  const kept: { kind: string; title: string; fileId: string }[] = [];
  for (const { kind, title, part } of wanted) {
    const upload = uploads.get(part);
    if (!upload) throw new RuleError(`缺少文件：${title}`);
    const treated = await treatUpload(upload.name, upload.bytes);
    if (kind === 'photo') checkPhoto(treated, upload.bytes.length);
    const { id, size, sha256 } = await app.files.put(treated.bytes);
    await db
      .insertInto('file')
      .values({
        fileId: id,
        name: upload.name.slice(0, 200),
        kind: treated.kind,
        mime: treated.mime,
        size,
        width: treated.width ?? null,
        height: treated.height ?? null,
        sha256,
        orgId,
        prov,
        city,
        county,
        point,
      })
      .execute();
    kept.push({ kind, title, fileId: id });
  }
  return kept;
}

const PHOTO_BYTES = 190 * 1024;

/** An upright jpeg of about 295 × 413 pixels under 190 KB, as the national platform takes it. */
function checkPhoto({ mime, width = 0, height = 0 }: TreatedFile, bytes: number): void {
  const ratio = width / height;
  if (mime !== 'image/jpeg' || bytes > PHOTO_BYTES || ratio < 0.6 || ratio > 0.85 || width < 150)
    throw new RuleError('证件照片应为不超过190KB的jpg竖版照片（约295×413像素），请重新上传');
}
