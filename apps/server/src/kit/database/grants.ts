/** Which rows of a table a level sees and changes; what each kind means stands in `policies.ts`. */
export type Rows =
  | 'none'
  | 'all'
  | 'place'
  | 'provincePlan'
  | 'orgPlan'
  | 'planSlot'
  | 'planChange'
  | 'planOpinion'
  | 'arrangement'
  | 'figures'
  | 'own'
  | 'ownOrShared'
  | 'reader'
  | 'message'
  | 'handedIn'
  | 'file'
  | 'certNumber'
  | 'putOut'
  | 'org'
  | 'nation'
  | 'restriction'
  | 'ofRestriction'
  | 'ofRestrictionCert'
  | 'applicant'
  | 'ofApplicant'
  | 'caseStep'
  | 'ofEnrollment'
  | 'ofCollege'
  | 'exemptStudent'
  | 'exemptWindow'
  | 'exemptText';

/**
 * The rights on one table. `levels` are the roles of callers, `nation` what level 5 has besides,
 * `system` jobs, sign-in and calls without a session.
 */
export interface Line {
  readonly rows: Rows;
  /** Rights with commas between; columns in parentheses where not all: `select(a, b), insert`. */
  readonly levels?: string;
  readonly nation?: string;
  /** Everything but truncate where it is not said. */
  readonly system?: string;
}

const READ = 'select';
const WRITE = 'select, insert, update, delete';
const NOBODY: Line = { rows: 'none', system: '' };
/** Only the system works with it. */
const SYSTEM: Line = { rows: 'none' };

/**
 * The table of rights: who may do what with each table, ensured at every start
 * (docs/decisions/D-015). A table without a line belongs to nobody but its owner. A new table needs
 * one line here; columns that hold a secret are left out of `levels`.
 */
export const grants: Readonly<Record<string, Line>> = {
  // People and their ways in: levels see no password, no secret and no phone, and change no right.
  admin: { rows: 'all', levels: 'select(admin_id, name, org_id, status)' },
  admin_role: SYSTEM,
  admin_seen: SYSTEM,
  auth_nonce: SYSTEM,
  known_device: SYSTEM,
  password_history: SYSTEM,
  reset_token: SYSTEM,
  role: { rows: 'all', levels: READ },
  role_change: SYSTEM,
  teacher_auth: SYSTEM,
  role_permission: SYSTEM,
  session: {
    rows: 'own',
    levels:
      'select(sid, admin_id, st, address, agent, created_at, seen_at, ends_at, end_code, ended_at), update(end_code, ended_at)',
  },
  sign_in_failure: SYSTEM,
  sign_in_step: { rows: 'all', levels: READ, nation: 'update' },
  sign_in_suspension: { rows: 'all', levels: READ, nation: 'update' },
  sms_code: SYSTEM,
  passkey: SYSTEM,
  passkey_ticket: SYSTEM,
  passkey_recovery: SYSTEM,
  usb_key: SYSTEM,
  usb_key_ticket: SYSTEM,

  // What calls leave behind: written by the login itself after the level's role was given back.
  audit: { rows: 'nation', nation: READ, system: 'select, insert' },
  audit_archive: { rows: 'nation', nation: READ, system: READ },
  audit_inbox: { rows: 'none', system: 'select, insert, delete' },
  idempotency: SYSTEM,
  person_look: SYSTEM,
  person_quota: SYSTEM,

  // Master data without a person in it.
  college: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  college_tag: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  base_cert_type: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  dict_item: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  dict_type: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  division: { rows: 'all', levels: READ },
  installation: SYSTEM,
  major: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  number_counter: { rows: 'all', levels: READ },
  // Where an organisation stands is never changed.
  org: {
    rows: 'org',
    levels:
      'select, insert, delete, update(org_name, org_biz_type, short_code, credit_code, address, postcode, phone, head, mobile, office_hours, remark, is_query_confirm_user, only_ecert, point_way, point_types, point_grades, point_capacity, confirm_range, place_at, traffic, tips, host_school_id, status, updated_at, version)',
  },
  org_cert_number: { rows: 'place', levels: WRITE },
  org_cert_type: { rows: 'place', levels: WRITE },
  org_dict: { rows: 'place', levels: WRITE },
  org_disable: { rows: 'place', levels: WRITE },
  org_lock_time: { rows: 'place', levels: WRITE },
  org_log: { rows: 'place', levels: WRITE },
  org_school: { rows: 'place', levels: WRITE },
  org_rename: { rows: 'place', levels: WRITE },
  // Moved by the system; whoever stands above asks for it.
  org_annul: { rows: 'place', levels: WRITE },
  site_info: { rows: 'place', levels: 'select, insert, update' },
  site_file: { rows: 'place', levels: 'select, insert, delete' },
  site_log: { rows: 'place', levels: 'select, insert' },
  org_tag: { rows: 'place', levels: WRITE },
  rare_word: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  subject: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  technical_job: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  time_limit: { rows: 'all', levels: READ },
  work_batch: { rows: 'all', levels: READ, nation: 'insert' },
  maintenance: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  work_calendar: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  work_day: { rows: 'all', levels: READ },

  // Recognition without an exam: a university sees its own, its province decides.
  exempt_filing: { rows: 'ofCollege', levels: WRITE },
  exempt_import: { rows: 'ofCollege', levels: 'select, insert, update' },
  exempt_import_row: SYSTEM,
  exempt_sms_task: { rows: 'exemptText', levels: 'select, insert, update' },
  exempt_sms_receiver: SYSTEM,
  exempt_review_time: { rows: 'exemptWindow', levels: WRITE },
  exempt_roster: { rows: 'ofCollege', levels: WRITE },
  exempt_student: { rows: 'exemptStudent', levels: WRITE },
  exempt_subject_three: { rows: 'all', levels: READ, nation: 'insert, update, delete' },

  // Planning.
  org_plan: { rows: 'orgPlan', levels: WRITE },
  plan_arrangement: { rows: 'arrangement', levels: WRITE },
  plan_batch: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  plan_change: { rows: 'planChange', levels: WRITE },
  plan_opinion: { rows: 'planOpinion', levels: 'select, insert' },
  plan_slot: { rows: 'planSlot', levels: WRITE },
  province_plan: { rows: 'provincePlan', levels: WRITE },

  // Applications and certificates.
  cert: { rows: 'place', levels: WRITE },
  cert_assign: { rows: 'place', levels: WRITE },
  cert_key: { rows: 'certNumber', levels: 'select, insert, delete' },
  cert_total: { rows: 'place', levels: READ },
  // Blanks, what was printed on them, and how printers are off.
  blank_no: { rows: 'place', levels: 'select, insert, update' },
  blank_stock: { rows: 'place', levels: WRITE },
  cert_print: { rows: 'place', levels: 'select, insert' },
  print_layout: { rows: 'own', levels: WRITE },
  // Asked for and decided in the issuing organisation, seen from above.
  cert_apply: { rows: 'place', levels: WRITE },
  cert_change: { rows: 'place', levels: WRITE },
  cert_change_item: { rows: 'place', levels: 'select, insert, delete' },
  cert_case_file: { rows: 'place', levels: 'select, insert, delete' },
  // Electronic certificates: made and revoked by the system in the name of who asked for it.
  ecert: { rows: 'place', levels: 'select' },
  ecert_change: { rows: 'place', levels: 'select' },
  ecert_task: { rows: 'place', levels: 'select, insert, update' },
  ecert_task_item: { rows: 'place', levels: 'select, insert, update' },
  ecert_issue_date: { rows: 'place', levels: 'select, insert, update' },
  ecert_pop_up: { rows: 'place', levels: 'select, insert, update' },
  ecert_key: SYSTEM,
  org_stamp: { rows: 'place', levels: 'select, insert, update' },
  org_stamp_log: { rows: 'place', levels: 'select, insert' },
  // Also seen by the province that the centre named for the first review of a release.
  limitation: { rows: 'restriction', levels: WRITE },
  limitation_cert: { rows: 'ofRestrictionCert', levels: 'select, insert, delete' },
  limit_push: { rows: 'place', levels: 'select, update' },
  access_query: { rows: 'place', levels: 'select, update' },
  limitation_file: { rows: 'ofRestriction', levels: 'select, insert, delete' },
  case_step: { rows: 'caseStep', levels: 'select, insert' },
  // Seen wherever the person applied, and by the province of the number; made by the channel.
  applicant: { rows: 'applicant', levels: 'select, update' },
  applicant_affair: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_college: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_degree: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_other: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_pth: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_score: { rows: 'applicant', levels: 'select, update', nation: 'insert' },
  applicant_student: { rows: 'ofApplicant', levels: 'select, update' },
  applicant_file: { rows: 'ofApplicant', levels: 'select, insert, delete' },
  applicant_log: { rows: 'ofApplicant', levels: 'select, insert' },
  // Declared by the channel; stages, messages and the history follow.
  enrollment: { rows: 'place', levels: 'select, update' },
  enrollment_file: { rows: 'ofEnrollment', levels: 'select' },
  enrollment_history: { rows: 'place', levels: WRITE },
  // Kept by the database as registrations are concluded and begun.
  enrollment_due: { rows: 'place', levels: READ },
  // Informal rows of old collections, and educations that are found afterwards.
  history_college: { rows: 'place', levels: 'select, update' },
  history_temp: { rows: 'place', levels: 'select, update' },
  enrollment_message: { rows: 'ofEnrollment', levels: 'select, insert, update' },
  registration: { rows: 'place', levels: 'select, update' },
  registration_change: { rows: 'place', levels: WRITE },
  registration_file: { rows: 'place', levels: 'select, insert, update' },
  registration_key: SYSTEM,
  registration_log: { rows: 'place', levels: 'select, insert, update' },
  registration_message: { rows: 'place', levels: WRITE },
  registration_total: { rows: 'place', levels: READ },
  registration_total_later: NOBODY,

  // Seen from above, because whoever stands there decides.
  export_filing: { rows: 'place', levels: WRITE },

  // Put out by the centre and the provinces, fetched by those below.
  edu_doc: { rows: 'putOut', levels: WRITE },

  // What the national platform hears: written by the trigger of the decision, sent by the system.
  platform_push: { rows: 'place', levels: 'select, update' },
  platform_run: { rows: 'place', levels: 'select, insert' },
  platform_runner: SYSTEM,
  platform_switch: { rows: 'place', levels: 'select, update' },

  // Files, jobs, messages, views: by the person they belong to.
  file: { rows: 'file', levels: 'select, insert' },
  file_ticket: { rows: 'handedIn', levels: 'insert' },
  job: {
    rows: 'own',
    levels:
      'select, insert(job_id, admin_id, org_id, kind, title, status, input, sealed, file_name, created_at), update(status, message, sealed, tries, downloads), delete',
  },
  saved_view: { rows: 'ownOrShared', levels: WRITE },
  sms_outbox: SYSTEM,
  sms_log: { rows: 'place', levels: 'select, insert' },
  sys_message: { rows: 'message', levels: 'select, insert' },
  sys_message_reader: { rows: 'reader', levels: 'select, insert, update(read_at)' },

  // Decisions that wait to count: everybody sees whose record waits, nobody what was said.
  waiting_decision: {
    rows: 'all',
    levels: 'select(waiting_id, admin_id, name, org_name, due_at)',
  },
  waiting_record: { rows: 'all', levels: READ },

  // The wall.
  // How the product runs: written by the system, seen by the place it is about.
  call_minute: SYSTEM,
  sys_metric: { rows: 'place', levels: READ },
  org_figure: { rows: 'place', levels: READ },
  agg_audit: { rows: 'all', levels: READ },
  agg_city: NOBODY,
  agg_county: NOBODY,
  agg_delta: SYSTEM,
  agg_fresh: { rows: 'none', system: READ },
  agg_nation: NOBODY,
  agg_point: NOBODY,
  agg_province: NOBODY,
  agg_roll: { rows: 'figures', levels: READ },
  agg_total: { rows: 'figures', levels: READ },
  // What a rule found is the system's; a level says what became of it.
  monitor_alert: {
    rows: 'place',
    levels: 'select, update(status, handler_id, handler_org, handler, note, version)',
  },
  monitor_alert_log: { rows: 'place', levels: 'select, insert' },
  // No person and no place of work: provinces write their own rows, by the call.
  monitor_alert_rule: { rows: 'all', levels: WRITE },
  // Definitions hold no person and no place: what a report shows is bounded when it runs.
  report: { rows: 'all', levels: READ, nation: 'insert, update, delete' },
  // A plan holds people's numbers: whoever makes reports keeps it, the system runs it.
  report_schedule: { rows: 'all', nation: WRITE },
  // Sums of applications and what is not in them yet: bounded like the applications themselves.
  report_delta: { rows: 'place', levels: READ },
  report_roll: { rows: 'place', levels: READ },
  // The same applications once more, of persons who have more than one.
  report_again: { rows: 'place', levels: READ },
  report_person: NOBODY,
  // A run that was too big for an answer is its person's alone.
  report_run: { rows: 'own', levels: WRITE },
  // What was handed in stays; only what becomes of it changes, and what was returned comes anew.
  report_submit: { rows: 'place', levels: 'select, insert, update' },
  // What was published stays as it was.
  report_version: { rows: 'all', levels: READ, nation: 'insert' },
  wall_display: {
    rows: 'place',
    levels:
      'select(display_id, name, admin_id, org_id, prov, city, county, point, address, agent, build, scene, viewed_org, fps, heap, reloads, command, command_at, ack_at, created_at, seen_at, ends_at, revoked_at), update(scene, viewed_org, build, fps, heap, reloads, command, command_at, ack_at, revoked_at)',
  },
  wall_ticket: { rows: 'handedIn', levels: 'insert' },

  // The database's own.
  kysely_migration: { rows: 'none', system: READ },
  kysely_migration_lock: NOBODY,
  process_slot: SYSTEM,
};

/**
 * Functions that work with their owner's rights: which role may call them. One without a line may
 * be called by nobody.
 */
export const doors: Readonly<Record<string, 'tqc_app' | 'tqc_system'>> = {
  audit_month: 'tqc_system',
  cert_named: 'tqc_app',
  enqueue: 'tqc_system',
  enqueue_mine: 'tqc_app',
  enqueue_waiting: 'tqc_system',
  exempt_student_twice: 'tqc_app',
  give_back_numbers: 'tqc_app',
  has_account: 'tqc_app',
  colleagues_with: 'tqc_app',
  has_cases: 'tqc_app',
  hold_province_plan: 'tqc_app',
  limits_in_force: 'tqc_app',
  my_organisation: 'tqc_app',
  nation_certs: 'tqc_app',
  nation_enrollments: 'tqc_app',
  nation_histories: 'tqc_app',
  nation_limits: 'tqc_app',
  nation_registrations: 'tqc_app',
  nation_track: 'tqc_app',
  other_point_enrollments: 'tqc_app',
  other_point_registrations: 'tqc_app',
  mark_limited: 'tqc_system',
  persons_today: 'tqc_app',
  product_clock: 'tqc_app',
  province_limits: 'tqc_app',
  redate_cases: 'tqc_system',
  registration_named: 'tqc_app',
  settle_totals: 'tqc_app',
  take_numbers: 'tqc_app',
  take_over: 'tqc_app',
  wall_waiting: 'tqc_app',
};

/** One right of one role, on a whole table or one column of it. */
export interface Right {
  readonly table: string;
  readonly role: string;
  readonly privilege: string;
  readonly column?: string;
}

/** The table of rights as single rights, the way the catalogue of the database holds them. */
export function rightsOfTables(table: Readonly<Record<string, Line>> = grants): Right[] {
  return Object.entries(table).flatMap(([name, { levels = '', nation = '', system = WRITE }]) => [
    ...read(name, 'tqc_app', levels),
    ...read(name, 'tqc_l5', nation),
    ...read(name, 'tqc_system', system),
  ]);
}

function read(table: string, role: string, text: string): Right[] {
  return [...text.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].flatMap(([, word = '', columns]) => {
    const privilege = word.toUpperCase();
    if (columns === undefined) return [{ table, role, privilege }];
    return columns.split(',').map((column) => ({ table, role, privilege, column: column.trim() }));
  });
}
