import { routeOf } from '@tqc/contract/screens';
import { restrictionEnd } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyRows } from './copyRows';
import { drawPerson } from './people';
import type { DemoOrg } from './places';
import { createRandom } from './random';
import { HOME, STATES_AT_HOME } from './restrictions';

const SEED = 19_001;
const DAY = 86_400_000;
const COLLEGES: readonly (readonly [
  code: string,
  name: string,
  level: string,
  isNormal: boolean,
  formerNames: string | null,
])[] = [
  ['19001', '澄岚师范大学', '本科', true, '澄岚师范学院'],
  ['19002', '云汀学院', '本科', false, null],
  ['19003', '霁川师范学院', '本科', true, '霁川师范高等专科学校、霁川师范学校'],
  ['19004', '禾渡大学', '本科', false, null],
  ['19005', '青漪幼儿师范高等专科学校', '专科', true, null],
  ['19006', '沐禾职业技术学院', '专科', false, null],
];
const MAJORS: readonly (readonly [id: string, name: string, parent: string | null])[] = [
  ['04', '教育学', null],
  ['0401', '教育学类', '04'],
  ['040101', '教育学', '0401'],
  ['040106', '学前教育', '0401'],
  ['040107', '小学教育', '0401'],
  ['0402', '体育学类', '04'],
  ['040201', '体育教育', '0402'],
  ['05', '文学', null],
  ['0501', '中国语言文学类', '05'],
  ['050101', '汉语言文学', '0501'],
  ['0502', '外国语言文学类', '05'],
  ['050201', '英语', '0502'],
  ['07', '理学', null],
  ['0701', '数学类', '07'],
  ['070101', '数学与应用数学', '0701'],
  ['0702', '物理学类', '07'],
  ['070201', '物理学', '0702'],
  ['0710', '生物科学类', '07'],
  ['071001', '生物科学', '0710'],
  ['13', '艺术学', null],
  ['1302', '音乐与舞蹈学类', '13'],
  ['130202', '音乐学', '1302'],
];
const TECHNICAL_JOBS: readonly (readonly [
  code: string,
  name: string,
  series: string,
  grade: string,
])[] = [
  ['011', '正高级教师', '中小学教师', '正高级'],
  ['012', '高级教师', '中小学教师', '副高级'],
  ['013', '一级教师', '中小学教师', '中级'],
  ['014', '二级教师', '中小学教师', '初级'],
  ['021', '高级工程师', '工程技术人员', '副高级'],
  ['022', '工程师', '工程技术人员', '中级'],
  ['023', '助理工程师', '工程技术人员', '初级'],
];
const RARE_WORDS: readonly (readonly [
  word: string,
  unicode: string,
  pinyin: string,
  components: string,
  instead: string | null,
])[] = [
  ['𠮷', 'U+20BB7', 'jí', '土口', '吉'],
  ['䶮', 'U+4DAE', 'yǎn', '龙天', null],
  ['㛃', 'U+36C3', 'jié', '女洁', '洁'],
  ['𫍯', 'U+2B36F', 'dǎng', '讠党', null],
];
const KINDS = [
  ['revokeFraud5', 28],
  ['lifelong', 45],
  ['revokeConduct5', 27],
] as const;

interface Base {
  readonly orgs: readonly DemoOrg[];
  readonly restrictions: number;
  readonly now: Date;
}

/** What stands beside the applications: choices, the restriction library, messages in the bells. */
export async function fillBase(app: AppParts, client: PoolClient, base: Base): Promise<void> {
  await copyRows(
    client,
    'college',
    [
      'college_id',
      'code',
      'name',
      'prov',
      'level',
      'authority',
      'normal',
      'exemption',
      'former_names',
      'tag_ids',
      'status',
    ],
    COLLEGES.map(([code, name, level, isNormal, formerNames], at) => [
      code,
      code,
      name,
      ['32', '33'][at % 2],
      level,
      at % 2 ? '浙江教育厅' : '江苏教育厅',
      isNormal,
      isNormal && level === '本科',
      formerNames,
      isNormal ? '{1,2}' : '{}',
      at === COLLEGES.length - 1 ? 0 : 1,
    ]),
  );
  await copyRows(
    client,
    'college_tag',
    ['tag_id', 'name', 'colour', 'created_by'],
    [
      ['1', '师范类', 'green', '系统'],
      ['2', '免试认定试点', 'arcoblue', '系统'],
      ['3', '停止招生', 'gray', '系统'],
    ],
  );
  await copyRows(
    client,
    'major',
    ['major_id', 'code', 'name', 'parent_id', 'level', 'normal'],
    MAJORS.map(([id, name, parent]) => [
      id,
      id,
      name,
      parent,
      id.length / 2,
      /教育|汉语言文学|英语|数学与应用|物理学$|生物科学$/.test(name) && id.length === 6,
    ]),
  );
  await copyRows(
    client,
    'technical_job',
    ['tj_id', 'code', 'name', 'series', 'grade', 'sort'],
    TECHNICAL_JOBS.map((job, at) => [String(at + 1), ...job, (at + 1) * 10]),
  );
  await copyRows(
    client,
    'rare_word',
    ['word_id', 'word', 'unicode', 'pinyin', 'components', 'instead', 'source', 'status'],
    RARE_WORDS.map((row, at) => [String(at + 1), ...row, 'GB 18030-2022', at === 3 ? 0 : 1]),
  );
  await copyRows(
    client,
    'work_batch',
    ['batch_id', 'kind', 'name', 'year', 'begin_date', 'end_date', 'status'],
    [
      ['1', 'collegeAppend', '2024年上半年学历补充', 2024, '2024-06-20', '2024-07-31', 1],
      ['2', 'normal', '2024年师范生教育教学能力考核', 2024, '2024-03-01', '2024-06-30', 1],
      ['3', 'score', '2023年下半年考试成绩', 2023, '2023-12-01', '2024-01-31', 0],
      ['4', 'score', '2024年上半年考试成绩', 2024, '2024-06-01', '2024-07-31', 1],
    ],
  );
  await copyRows(
    client,
    'limitation',
    [
      'limit_id',
      'org_id',
      'org_name',
      'prov',
      'city',
      'county',
      'name',
      'id_no',
      'id_index',
      'kind',
      'begin_date',
      'end_date',
      'cause',
      'status',
      'sex',
      'birth_date',
    ],
    restrictions(app, base),
  );
  await fillMessages(client, base.now);
}

function* restrictions(
  { personal }: AppParts,
  { orgs, restrictions: n, now }: Base,
): Generator<(string | number | Buffer | null)[]> {
  const random = createRandom(SEED);
  const owners = orgs.filter(({ type }) => type === 2);
  const home = owners.find(({ county }) => county === HOME);
  const today = now.toISOString().slice(0, 10);
  for (let at = 0; at < n; at += 1) {
    const state = STATES_AT_HOME[at];
    const org = state === undefined ? random.pick(owners) : (home ?? random.pick(owners));
    const person = drawPerson(
      random,
      { prov: org.prov === '66' ? '65' : org.prov, areaName: org.areaName, ctIds: [1, 2, 3] },
      80_000_000 + at,
      today,
    );
    const limitId = `98${String(at + 1).padStart(10, '0')}`;
    const kind = random.weighted(KINDS);
    const year = random.between(state === undefined ? 2018 : 2021, 2024);
    const begin = `${year}-0${random.between(1, 6)}-15`;
    const end = restrictionEnd(kind, begin);
    yield [
      limitId,
      org.id,
      org.name,
      org.prov,
      org.city,
      org.county,
      person.name,
      personal.seal(placeOf('limitation', 'id_no', limitId), person.idNo),
      personal.index('idNo', person.idNo),
      kind,
      begin,
      end,
      `（${begin.slice(0, 4)}）演8801行决${String(at + 1).padStart(3, '0')}号`,
      state ?? (end !== null && end < today ? 6 : 2),
      person.sex,
      person.birthDate,
    ];
  }
}

const NEWS: readonly (readonly [title: string, content: string, daysAgo: number, url: string])[] = [
  [
    '2024年上半年认定批次已开放',
    '网报时间为 6 月 3 日至 9 月 30 日，请各机构核对计划和确认点安排。',
    15,
    routeOf('register.certBatch'),
  ],
  [
    '确认点安排提醒',
    '现场确认进入高峰，请各确认点核对每日容量，超出的及时转移。',
    6,
    routeOf('register.localeSet'),
  ],
  [
    '准入查询返回时间',
    '查询结果一般在三个工作日内返回，四天未返回的请联系省级机构。',
    4,
    routeOf('register.onlineCheck'),
  ],
  [
    '审批时限提醒',
    '受理之日起三十个工作日内须作出结论，超期件已在待办中标红。',
    2,
    routeOf('register.audit'),
  ],
  ['系统维护通知', '6 月 22 日 22:00 至 24:00 维护，届时不能登录，请提前保存。', 1, ''],
  [
    '证书编号核对',
    '编号前请核对任教学科和照片，编号后更正须走证书变更。',
    1,
    routeOf('register.audit'),
  ],
  ['演示数据说明', '本系统中的人员、学校、证件号码均为虚构，仅供演示和培训。', 0, ''],
];

async function fillMessages(client: PoolClient, now: Date): Promise<void> {
  await copyRows(
    client,
    'sys_message',
    ['msg_id', 'title', 'content', 'msg_url', 'send_time'],
    NEWS.map(([title, content, daysAgo, url], at) => [
      String(at + 1),
      title,
      content,
      url,
      new Date(now.getTime() - daysAgo * DAY).toISOString(),
    ]),
  );
  // Older ones have been read by most; the newest wait in every bell.
  await client.query(
    "insert into sys_message_reader (msg_id, admin_id, read_at) select m.msg_id, a.admin_id, case when m.msg_id <= 3 then m.send_time + interval '1 hour' end from sys_message m cross join admin a where a.admin_id < 20000",
  );
  await client.query(
    `update sys_message m set sender_id = a.admin_id, sender = a.name, sender_org = a.org_id, send_range = 4, sent_to = '全部业务角色',
       receivers = (select count(*) from sys_message_reader r where r.msg_id = m.msg_id)
     from admin a where a.account = 'demo_gj'`,
  );
  // What a county tells its points, and a message that was taken back.
  await client.query(
    `insert into sys_message (msg_id, title, content, send_time, msg_type, send_range, sent_to, sender, sender_id, sender_org, receivers, recalled_at)
     select n, t, c, $1::timestamptz - make_interval(days => n - 8), 1, 2, '指定人员3人', a.name, a.admin_id, a.org_id, 3, case when n = 10 then $1::timestamptz - interval '47 hours 55 minutes' end
     from admin a, (values (9, '本周确认安排', '请各确认点于每日十七时前报送当日确认人数。'), (10, '确认安排（发错）', '请忽略。')) v (n, t, c)
     where a.account = 'demo_x320101'`,
    [now.toISOString()],
  );
  await client.query(
    `insert into sys_message_reader (msg_id, admin_id, read_at)
     select m.msg_id, p.admin_id, case when p.admin_id % 2 = 0 then m.send_time + interval '2 hours' end
     from sys_message m join org o on o.parent_id = m.sender_org join admin p on p.org_id = o.org_id
     where m.msg_id = 9 limit 3`,
  );
}
