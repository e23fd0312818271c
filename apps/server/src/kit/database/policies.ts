import { createHash } from 'node:crypto';
import { grants, type Line, type Rows } from './grants';

/** One policy of row-level security as it should stand in the database. */
export interface Policy {
  readonly table: string;
  readonly name: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  readonly roles: readonly string[];
  readonly using?: string;
  readonly check?: string;
}

type Draft = Omit<Policy, 'table'>;

const WHOLE = ['tqc_l5', 'tqc_system'];
const SYSTEM: Draft = { name: 'system', command: 'all', roles: ['tqc_system'], using: 'true' };
const whole: Draft = { name: 'whole', command: 'all', roles: WHOLE, using: 'true' };
const LEVELS = ['tqc_app'];
const MINE = 'admin_id = (select my_admin())';

/** Levels that make plans of their own. */
const MAKERS = ['tqc_l2', 'tqc_l3', 'tqc_l4'];
const MY_ORG = 'org_id = (select my_org())';
const MY_PROV = 'prov = (select my_prov())';
const MY_PLACE = `${MY_PROV} and city = (select my_city()) and county = (select my_county())`;

const policy = (
  name: string,
  command: Policy['command'],
  roles: readonly string[],
  using?: string,
  check?: string,
): Draft => ({ name, command, roles, ...(using && { using }), ...(check && { check }) });

/** What a level sees: its own place, and the wider ones that hold it. */
const PLACES = {
  1: `${MY_PLACE} and point = (select my_code())`,
  2: `${MY_PROV} and city = (select my_city()) and county = (select my_code())`,
  3: `${MY_PROV} and city = (select my_code())`,
  4: 'prov = (select my_code())',
};

/**
 * A level compares its own column with its code, and the wider ones with theirs: an index or a
 * partition by province serves all levels below it. Without a code it sees nothing, because nothing
 * equals null.
 */
const byPlace = (command: Policy['command']): Draft[] =>
  Object.entries(PLACES).map(([level, condition]) =>
    policy(`l${level}`, command, [`tqc_l${level}`], condition),
  );

const ABOVE_POINT = byPlace('all').filter(({ name }) => name !== 'l1');
/** The same without the points, under names of their own. */
const keptFromAbove = (name: string, command: Policy['command']): Draft[] =>
  byPlace(command)
    .filter((draft) => draft.name !== 'l1')
    .map((draft) => ({ ...draft, name: `${name}_${draft.name}` }));

/** Writing, apart from reading: what is seen from below or beside is not changed there. */
const written = (roles: readonly string[], condition: string): Draft[] => [
  policy('made', 'insert', roles, undefined, condition),
  policy('changed', 'update', roles, condition),
  policy('removed', 'delete', roles, condition),
];

// Plans are read by those below them too: a county sees the plans of its city and its province.
const PLANS_SEEN: readonly Draft[] = [
  policy(
    'seen_l2',
    'select',
    ['tqc_l1', 'tqc_l2'],
    `county = (select my_county()) or (${MY_PROV} and county in ((select my_city()) || '00', (select my_prov()) || '0000'))`,
  ),
  policy(
    'seen_l3',
    'select',
    ['tqc_l3'],
    `city = (select my_city()) or (${MY_PROV} and city = (select my_prov()) || '00')`,
  ),
  policy('seen_l4', 'select', ['tqc_l4'], MY_PROV),
];

const MY_CITY = 'city = (select my_city())';
/** Whoever stands above decides. */
const DECIDED: readonly Draft[] = [
  policy('decided_l3', 'update', ['tqc_l3'], MY_CITY),
  policy('decided_l4', 'update', ['tqc_l4'], MY_PROV),
];

// Files are seen by whoever brought them and by whoever sees what they belong to; the tables behind
// `exists` have policies of their own.
const FILE = [
  MINE,
  ...[
    'registration_file',
    'registration_change',
    'province_plan',
    'plan_change',
    'export_filing',
    'edu_doc',
    'limitation_file',
    'applicant_file',
    'enrollment_file',
    'org_rename',
    'exempt_filing',
    'cert_case_file',
    'site_file',
    'org_stamp',
  ].map((table) => `exists (select from ${table} t where t.file_id = file.file_id)`),
  'exists (select from exempt_filing t where t.seal_file_id = file.file_id)',
  'exists (select from exempt_student t where t.photo = file.file_id)',
  'exists (select from rare_word t where t.picture = file.file_id)',
  `exists (select from job t where t.result_file = file.file_id)`,
].join(' or ');

const kinds: Readonly<Record<Rows, readonly Draft[]>> = {
  none: [],
  // Nothing in it belongs to a person or a place.
  all: [policy('everybody', 'all', LEVELS, 'true')],
  place: [...byPlace('all'), whole],
  provincePlan: [
    policy('seen', 'select', ['tqc_l1', 'tqc_l2', 'tqc_l3', 'tqc_l4'], MY_PROV),
    ...written(['tqc_l4'], `${MY_ORG} and ${MY_PROV}`),
    whole,
  ],
  // Made by an organisation; whoever stands above it decides.
  orgPlan: [...PLANS_SEEN, ...written(MAKERS, `${MY_ORG} and ${MY_PLACE}`), ...DECIDED, whole],
  // A change that is passed moves the slots below whoever passes it, and may add one.
  planSlot: [
    ...PLANS_SEEN,
    ...written(MAKERS, `${MY_ORG} and ${MY_PLACE}`),
    ...DECIDED,
    policy('added_l3', 'insert', ['tqc_l3'], undefined, MY_CITY),
    policy('added_l4', 'insert', ['tqc_l4'], undefined, MY_PROV),
    whole,
  ],
  planChange: [...PLANS_SEEN, ...written(MAKERS, `${MY_ORG} and ${MY_PLACE}`), ...DECIDED, whole],
  // Said by the plan's own organisation and by those above it, and never changed.
  planOpinion: [...PLANS_SEEN, policy('said', 'insert', MAKERS, undefined, MY_PROV), whole],
  // A point reads what its superior arranged for it.
  arrangement: [...byPlace('select'), ...written(MAKERS, `${MY_ORG} and ${MY_PROV}`), whole],
  // A level reads its own figures and those of the places directly below.
  figures: [
    policy(
      'own',
      'all',
      ['tqc_l1', 'tqc_l2', 'tqc_l3', 'tqc_l4'],
      'code = (select my_code()) or up = (select my_code())',
    ),
    whole,
  ],
  own: [policy('own', 'all', LEVELS, MINE), SYSTEM],
  ownOrShared: [
    policy('shared', 'select', LEVELS, `${MINE} or (shared and org_id = (select my_org()))`),
    policy('own', 'all', LEVELS, MINE),
    SYSTEM,
  ],
  // Anybody may put a message into somebody's bell; only its owner reads it there.
  reader: [
    policy('own', 'all', LEVELS, MINE),
    policy('told', 'insert', LEVELS, undefined, 'true'),
    SYSTEM,
  ],
  message: [
    policy(
      'received',
      'select',
      LEVELS,
      'sender_id = (select my_admin()) or exists (select from sys_message_reader r where r.msg_id = sys_message.msg_id and r.admin_id = (select my_admin()))',
    ),
    policy(
      'sent',
      'insert',
      LEVELS,
      undefined,
      'sender_id is null or sender_id = (select my_admin())',
    ),
    SYSTEM,
  ],
  // Written by a call and read by the system alone.
  handedIn: [
    policy('handed', 'insert', LEVELS, undefined, '(select my_admin()) is not null'),
    SYSTEM,
  ],
  file: [
    policy('seen', 'select', LEVELS, FILE),
    policy('brought', 'insert', LEVELS, undefined, MINE),
    whole,
  ],
  // A number leads to one row of the whole country; only those of one's own province are given or
  // taken back.
  certNumber: [
    policy('everybody', 'select', LEVELS, 'true'),
    // What a province issued itself lies in no city.
    policy(
      'given',
      'insert',
      LEVELS,
      undefined,
      "city = '' or starts_with(city, (select my_prov()))",
    ),
    policy(
      'taken',
      'delete',
      LEVELS,
      "case city when '' then exists (select from cert c where c.city = '' and c.cert_id = cert_key.cert_id) else starts_with(city, (select my_prov())) end",
    ),
    whole,
  ],
  // What the centre puts out is the whole country's, what a province does its own places'.
  putOut: [
    policy('seen', 'select', LEVELS, `prov = '00' or ${MY_PROV}`),
    ...written(['tqc_l4'], `${MY_ORG} and ${MY_PROV}`),
    whole,
  ],
  // Everybody knows of every organisation; whoever stands above one in its place keeps it.
  org: [
    policy('everybody', 'select', LEVELS, 'true'),
    ...byPlace('update'),
    ...keptFromAbove('removed', 'delete'),
    ...keptFromAbove('made', 'insert').map(({ using = '', ...made }) => ({
      ...made,
      check: using,
    })),
    whole,
  ],
  nation: [policy('whole', 'all', WHOLE, 'true')],
  restriction: [
    ...ABOVE_POINT,
    policy('named_l4', 'all', ['tqc_l4'], 'first_id = (select my_org())'),
    whole,
  ],
  // Seen by whoever sees what it belongs to; the tables behind `exists` have policies of their own.
  ofRestriction: [
    policy(
      'seen',
      'all',
      LEVELS,
      'exists (select from limitation l where l.limit_id = limitation_file.limit_id)',
    ),
    SYSTEM,
  ],
  ofRestrictionCert: [
    policy(
      'seen',
      'all',
      LEVELS,
      'exists (select from limitation l where l.limit_id = limitation_cert.limit_id)',
    ),
    SYSTEM,
  ],
  // Levels from the county up; a point knows its applications and no account.
  applicant: [
    policy(
      'seen',
      'all',
      ['tqc_l2', 'tqc_l3', 'tqc_l4'],
      'places @> array[(select my_code())::text]',
    ),
    whole,
  ],
  ofApplicant: [
    policy(
      'seen',
      'all',
      ['tqc_l2', 'tqc_l3', 'tqc_l4'],
      'sso_id in (select a.sso_id from applicant a)',
    ),
    whole,
  ],
  // A university is one college of the country and knows its own; its province sees all of its.
  ofCollege: [
    policy('own_l4', 'all', ['tqc_l4'], 'prov = (select my_code())'),
    policy(
      'own_l6',
      'all',
      ['tqc_l6'],
      'college_id = (select o.college_id from org o where o.org_id = (select my_org()))',
    ),
    whole,
  ],
  // Collected by a university, kept by it and its province; whoever sees the account looks at it.
  exemptStudent: [
    policy(
      'seen',
      'select',
      ['tqc_l2', 'tqc_l3', 'tqc_l4'],
      'places @> array[(select my_code())::text]',
    ),
    policy('own_l4', 'all', ['tqc_l4'], 'prov = (select my_code())'),
    policy(
      'own_l6',
      'all',
      ['tqc_l6'],
      'college_id = (select o.college_id from org o where o.org_id = (select my_org()))',
    ),
    whole,
  ],
  // Sent by a province in its own name.
  exemptText: [policy('own_l4', 'all', ['tqc_l4'], 'prov = (select my_code())'), whole],
  // Set by the province, read by its universities.
  exemptWindow: [
    policy('own_l4', 'all', ['tqc_l4'], 'prov = (select my_code())'),
    policy('seen_l6', 'select', ['tqc_l6'], MY_PROV),
    whole,
  ],
  caseStep: [
    policy(
      'seen',
      'all',
      LEVELS,
      `(kind = 'limitation' and exists (select from limitation l where l.limit_id = case_id))
        or (kind = 'enrollment' and exists (select from enrollment e where e.enr_id = case_id))
        or (kind = 'cert' and exists (select from cert c where c.cert_id = case_id))
        or (kind = 'certChange' and exists (select from cert_change a where a.chg_id = case_id))
        or (kind = 'historyCollege' and exists (select from history_college h where h.reg_id = case_id))
        or (kind = 'historyTemp' and exists (select from history_temp h where h.id = case_id))
        or (kind = 'certApply' and exists (select from cert_apply a where a.apply_id = case_id))`,
    ),
    SYSTEM,
  ],
  ofEnrollment: [
    policy('seen', 'all', LEVELS, 'enr_id in (select e.enr_id from enrollment e)'),
    whole,
  ],
};

/** Every policy the product knows. */
export function policiesOf(table: Readonly<Record<string, Line>> = grants): Policy[] {
  return Object.entries(table).flatMap(([name, { rows }]) =>
    kinds[rows].map((draft) => ({ table: name, ...draft })),
  );
}

/**
 * What stands in the policy's comment, so that a changed one is known without comparing texts the
 * database wrote anew.
 */
export function markOf(given: Policy): string {
  return createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 16);
}

/** The statements that make a policy. */
export function textOf(given: Policy): string {
  const { table, name, command, roles, using, check } = given;
  return [
    `create policy ${name} on ${table} for ${command} to ${roles.join(', ')}`,
    using ? ` using (${using})` : '',
    check ? ` with check (${check})` : '',
    `; comment on policy ${name} on ${table} is '${markOf(given)}'`,
  ].join('');
}
