import type { PoolClient } from 'pg';
import { province, realNameAuth } from '@tqc/domain/dictionaries';
import { newId } from '../kit/newId';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { fillAffairs } from './applicantAffairs';
import { fillCertificates } from './applicantCertificates';
import { fillScores } from './applicantScores';
import { copyObjects, type DemoRow } from './copyRows';
import { keepFile } from './demoFiles';
import { scan } from './documents';

/** More accounts than anybody looks through are drawn by nobody. */
const MOST = 6000;
const EVERY = 50;
const DAY = 86_400_000;
/** Of fifty accounts one stands in each state that is not the usual one. */
const STATES: Readonly<Record<number, Parameters<typeof realNameAuth.code>[0]>> = {
  7: 'waiting',
  3: 'manualPassed',
  9: 'manualFailed',
  11: 'failed',
  13: 'unverified',
};
const [LOCKED_AT, CLOSED_AT, DOUBTED_AT] = [5, 23, 57];
const REFUSAL = '人证不符：现场人像与证件照片不是同一人';

interface Drawn {
  readonly name: string;
  readonly sex: number;
  readonly nation: string;
  readonly birth_date: string;
  readonly id_type: number;
  readonly id_no: Buffer;
  readonly id_index: Buffer;
  readonly id_ref: string;
  readonly mobile: Buffer;
  readonly mobile_index: Buffer;
  readonly household: string;
  readonly reg_id: string;
  readonly photo: string;
  readonly apply_time: string;
  readonly places: string[];
}

/** An account of the demonstration and the application its person handed in first. */
export interface DemoAccount {
  readonly ssoId: string;
  readonly regId: string;
  readonly at: number;
}

/** Accounts of the persons who applied, the home county's first, in every state there is. */
export async function fillApplicants(
  app: AppParts,
  client: PoolClient,
  now: Date,
): Promise<readonly DemoAccount[]> {
  const { rows } = await client.query<Drawn>(
    `select r.name, r.sex, r.nation, r.birth_date::text, r.id_type, r.id_no, r.id_index, r.id_ref, r.mobile, r.mobile_index,
       r.household, r.reg_id::text, r.photo::text, r.apply_time, p.places
     from (select id_index, min(reg_id) as reg_id, array_agg(distinct place) as places
           from registration, unnest(array[prov, city, county]) place group by id_index) p
     join registration r using (reg_id)
     order by r.county <> '328801', r.reg_id limit $1`,
    [MOST],
  );
  const accounts = rows.map(({ reg_id: regId }, at) => ({ ssoId: newId(), regId, at }));
  await copyObjects(
    client,
    'applicant',
    rows.map((row, at) => accountOf(app, now, row, accounts[at]?.ssoId ?? '', at)),
  );
  const page = await fillPictures(app, client, rows, accounts);
  await fillAffairs(app, client, now, accounts, page);
  await fillCertificates(client, accounts);
  await fillScores(app, client, accounts);
  await client.query(
    `insert into applicant_log (log_id, sso_id, kind, record_id, at, event, opinion, actor, org_name)
     select sso_id, sso_id, 'ssouser', sso_id, registered_at, '注册账户', '', '申请人', '申请人渠道' from applicant`,
  );
  return accounts;
}

function accountOf(
  { personal }: AppParts,
  now: Date,
  row: Drawn,
  ssoId: string,
  at: number,
): DemoRow {
  const state = STATES[at % EVERY] ?? 'passed';
  const isManual = state === 'manualPassed' || state === 'manualFailed';
  const isWaiting = state === 'waiting';
  const doubted = at % (2 * EVERY) === DOUBTED_AT;
  const idNo = personal.open(placeOf('registration', 'id_no', row.reg_id), row.id_no);
  const mobile = personal.open(placeOf('registration', 'mobile', row.reg_id), row.mobile);
  const prov = province.has(idNo.slice(0, 2)) && row.id_type === 1 ? idNo.slice(0, 2) : '';
  const asked = now.getTime() - ((at % 6) + 1) * DAY;
  const account = at % EVERY === LOCKED_AT ? 1 : at % EVERY === CLOSED_AT ? 2 : 0;
  return {
    sso_id: ssoId,
    channel: 'channel',
    channel_no: `ACC2024${String(at + 1).padStart(9, '0')}`,
    name: row.name,
    sex: row.sex,
    nation: row.nation,
    birth_date: row.birth_date,
    id_type: row.id_type,
    id_no: personal.seal(placeOf('applicant', 'id_no', ssoId), idNo),
    id_index: row.id_index,
    id_ref: row.id_ref,
    mobile: personal.seal(placeOf('applicant', 'mobile', ssoId), mobile),
    mobile_index: row.mobile_index,
    email: `yanshi${at + 1}@yanshi.cn`,
    household: row.household,
    prov,
    places: [...new Set([...row.places, ...(prov ? [prov] : [])])],
    real_name_auth: realNameAuth.code(state),
    review_reason: isManual || isWaiting ? (at % 4) + 1 : null,
    face_score: isManual || isWaiting ? 60 + ((at * 7) % 38) : 96,
    auto_tries: isManual || isWaiting ? 3 : 1,
    asked_at: isManual || isWaiting ? new Date(asked) : null,
    refusal: state === 'manualFailed' || doubted ? 2 : null,
    opinion: state === 'manualFailed' ? '现场人像与证件照片不是同一人' : '',
    // The centre's own first look: at the province it is the second that counts.
    doubted_by: doubted ? '1001' : null,
    doubted: doubted ? REFUSAL : '',
    reviewer: isManual ? '演示审核员' : '',
    reviewed_at: isManual ? new Date(asked + DAY / 2) : null,
    account,
    registered_at: new Date(Date.parse(row.apply_time) - 20 * DAY),
    last_login_at: row.apply_time,
  };
}

const PAGES = [
  ['front', '身份证件人像面'],
  ['back', '身份证件国徽面'],
  ['householdPage', '户口簿本人页'],
] as const;

/**
 * Drawn pages that all share, and the silhouette of the application as the face; answers the first
 * page.
 */
async function fillPictures(
  app: AppParts,
  client: PoolClient,
  rows: readonly Drawn[],
  accounts: readonly DemoAccount[],
): Promise<string> {
  const pages: { part: string; fileId: string }[] = [];
  for (const [part, title] of PAGES) {
    const bytes = await scan(title, ['姓名 演示人员', '号码 见账户信息', '签发机关 演示市公安局']);
    pages.push({ part, fileId: await keepFile(app, client, `${title}.png`, bytes) });
  }
  await copyObjects(
    client,
    'applicant_file',
    accounts
      .filter(({ at }) => STATES[at % EVERY] !== undefined)
      .flatMap(({ ssoId, at }) =>
        [...pages, { part: 'face', fileId: rows[at]?.photo ?? '' }].map(
          ({ part, fileId }, seq) => ({
            file_id: fileId,
            sso_id: ssoId,
            part,
            record_id: null,
            seq,
          }),
        ),
      ),
  );
  return pages[0]?.fileId ?? '';
}
