import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { asSystem } from '../../../kit/scope';
import type { Given } from '../../../kit/serve';
import type { OrgRow } from './scope';

/** What may refer to an organisation, by its table, as a person calls it. */
export const referring: Readonly<Record<string, string>> = {
  admin: '用户',
  blank_stock: '空白证书',
  cert: '证书',
  cert_apply: '证书补发换发申请',
  cert_change: '证书变更',
  ecert: '电子证书',
  ecert_change: '电子证书痕迹',
  ecert_issue_date: '默认签发日期',
  ecert_pop_up: '签发日期设置',
  ecert_task: '电子证书任务',
  edu_doc: '下载资料',
  exempt_filing: '免试备案',
  export_filing: '导出备案',
  exempt_student: '免试师范生',
  enrollment: '定期注册申请',
  enrollment_history: '注册历史',
  enrollment_message: '定期注册留言',
  exempt_import: '免试数据导入记录',
  exempt_sms_task: '免试短信任务',
  history_college: '补充学历',
  history_temp: '非正式历史',
  org_figure: '监控数据',
  limitation: '限制记录',
  monitor_alert: '预警',
  org: '下级机构',
  org_cert_number: '证书编号设置',
  org_cert_type: '机构资格种类',
  org_dict: '本机构字典',
  org_disable: '停用记录',
  org_lock_time: '锁定记录',
  org_school: '学校',
  org_stamp: '机构电子印章',
  org_tag: '机构标签',
  org_plan: '计划',
  plan_arrangement: '确认安排',
  plan_change: '计划变更',
  plan_opinion: '计划审批意见',
  plan_slot: '时间段',
  province_plan: '计划',
  registration: '申请',
  report_submit: '报表报送',
  role_change: '权限变更',
  site_file: '公示信息附件',
  site_info: '公示信息',
  teacher_auth: '教师账号认证',
  usb_key: 'UKey',
  wall_display: '大屏',
  wall_ticket: '大屏',
};

/** Applications and certificates name it without a key: they are found in its place. */
const IN_PLACE = ['registration', 'cert'];

/** Refuses to remove what anything refers to, and says by what. */
export async function requireUnused({ db }: Pick<Given, 'db'>, row: OrgRow): Promise<void> {
  const used = await asSystem(db, async () => {
    const { rows } = await sql<{ name: string; column: string }>`
      select conrelid::regclass::text as name, attname::text as column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'org'::regclass and cardinality(conkey) = 1 order by 1`.execute(
      db,
    );
    const found = new Set<string>();
    for (const { name, column } of rows) {
      const { rows: some } = await sql`
        select from ${sql.table(name)} where ${sql.ref(column)} = ${row.orgId} limit 1`.execute(db);
      if (some.length > 0) found.add(name);
    }
    for (const name of IN_PLACE) {
      const { rows: some } = await sql`
        select from ${sql.table(name)} where prov = ${row.prov} and city = ${row.city} and county = ${row.county}
          and org_id = ${row.orgId} limit 1`.execute(db);
      if (some.length > 0) found.add(name);
    }
    return [...found];
  });
  if (used.length === 0) return;
  const words = [...new Set(used.map((name) => referring[name] ?? '其他记录'))].join('、');
  throw new ApiFailure(422, `该数据已被引用（${words}），不能删除，可以停用`);
}
