import { reportFileTask, reports } from '@tqc/contract/monitor';
import { routeOf } from '@tqc/contract/screens';
import { reportStatus } from '@tqc/domain/dictionaries';
import { cubeOf, daysBefore, dueAfter, type Plan } from '@tqc/domain/reports';
import { chinaDay, chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { queriesOn, systemScope, transaction, type Db } from '../kit/scope';
import { failureOf, type AppParts } from '../kit/serve';
import { personNow, type Principal } from '../kit/session';
import { tellPerson } from '../trade/messages';
import { askedText, planReportFile, publishedFor, type ReportFileInput } from '../trade/reports';
import type { TaskRunner } from './taskRunner';

/** Every minute; one process of several runs it. */
export const REPORT_SCHEDULES_AT = '* * * * * reportSchedules';

/** Plans that are carried out in one turn; the others at the next. */
const MOST = 20;
/** What somebody needs to get a report: to read it, and to fetch its file. */
const READS = [reports.getReportDataPreview, reportFileTask.create];

interface Due extends Plan {
  readonly reportId: string;
  readonly name: string;
  readonly format: string;
  readonly receivers: readonly string[];
  readonly ownerId: string;
  readonly nextAt: string;
}

/**
 * Lays down the files of the reports whose time has come: once for each due time, each in the name
 * and within the place of who gets it, as long as who set it may.
 */
export async function reportSchedules(
  app: AppParts,
  persons: Pick<TaskRunner, 'wake'>,
): Promise<void> {
  for (let carried = 0; carried < MOST; carried += 1) if (!(await carryOutOne(app))) break;
  void persons.wake().catch((error: unknown) => console.error('定时报表：', error));
}

/** The plan that is due the longest; false where none is. */
function carryOutOne(app: AppParts): Promise<boolean> {
  const now = app.clock();
  return transaction(app.pool, systemScope, async (db) => {
    const { rows } = await sql<Due>`
      select s.report_id, r.name, s.every, s.weekday, s.day, s.hour, s.format, s.receivers, s.owner_id, s.next_at
      from report_schedule s join report r using (report_id)
      where not s.paused and s.next_at <= ${now} order by s.next_at limit 1 for update of s skip locked`.execute(
      db,
    );
    const [due] = rows;
    if (!due) return false;
    const owner = await personNow(queriesOn(db), due.ownerId);
    const refused = await whyNot(db, owner, due);
    const message = refused ?? (await layDown(app, db, due, now));
    await sql`
      update report_schedule set last_at = ${now}, next_at = ${dueAfter(due, now)},
        paused = ${refused !== undefined}, message = ${message}
      where report_id = ${due.reportId}`.execute(db);
    if (refused !== undefined) await tellOwner(db, due, '定时报表已暂停', refused, now);
    return true;
  });
}

/** What its owner may no longer, or what became of the report; undefined where nothing is amiss. */
async function whyNot(
  db: Db,
  owner: Principal | undefined,
  { reportId }: Due,
): Promise<string | undefined> {
  if (!owner) return '设置人的账号已停用，请由其他人员重新设置定时';
  for (const { permission } of [reports.schedule, ...READS])
    if (!owner.rights.has(permission))
      return '设置人已没有定时报表的权限，请由有权限的人员重新设置';
  const { rows } = await sql`
    select from report where report_id = ${reportId} and number is not null
      and status <> ${reportStatus.code('stopped')}`.execute(db);
  return rows.length === 0 ? '报表已停用或还没有发布，请重新启用后再设置定时' : undefined;
}

/** A file for everybody who may have it; tells for how many, and the owner for how many not. */
async function layDown(app: AppParts, db: Db, due: Due, now: Date): Promise<string> {
  let made = 0;
  const left: string[] = [];
  for (const id of due.receivers) {
    const who = await personNow(queriesOn(db), id);
    if (!who || READS.some(({ permission }) => !who.rights.has(permission))) {
      left.push('接收人已停用或没有报表权限');
      continue;
    }
    try {
      const published = await publishedFor(db, who.orgType, due.reportId);
      const { asks, cube } = published.definition;
      const asked =
        asks.includes('when') && cubeOf(cube)
          ? daysBefore(due, chinaDay(new Date(due.nextAt)))
          : {};
      const summary = `${who.orgName}；${await askedText(db, published.definition, asked)}`;
      await planReportFile(
        { db, personal: app.personal, now },
        who,
        due.reportId,
        published,
        asked,
        {
          format: due.format as ReportFileInput['format'],
          summary,
          owner: due.ownerId,
        },
      );
      made += 1;
    } catch (error) {
      if (failureOf(error).code === -1) throw error;
      left.push('报表没有授权给接收人的机构');
    }
  }
  if (left.length === 0) return `已为${made}人生成`;
  const why = `${left.length}位接收人没有收到：${[...new Set(left)].join('；')}`;
  await tellOwner(db, due, '定时报表有人没有收到', why, now);
  return `已为${made}人生成；${why}`;
}

function tellOwner(db: Db, due: Due, title: string, why: string, now: Date): Promise<void> {
  return tellPerson(
    db,
    due.ownerId,
    {
      title,
      content: `“${due.name}”${chinaMinute(new Date(due.nextAt))}的定时生成：${why}。`,
      url: routeOf('monitor.reportDesign'),
    },
    now,
  );
}
