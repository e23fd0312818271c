import { normaleUniversity } from '@tqc/contract/exemption';
import { exemptFilingKind, filingStatus, onOff } from '@tqc/domain/dictionaries';
import { ASSESSMENT, REFORM_GROUP, UNIVERSITY as SCHOOL } from '@tqc/domain/exemption';
import { PROVINCE, UNIVERSITY } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { serve, type Given } from '../../kit/serve';
import { store } from '../../kit/store';
import { ownCollege } from './college';

const colleges = store('college', 'collegeId');
const PASSED = filingStatus.code('passed');

interface College {
  readonly collegeId: string;
  readonly code: string;
  readonly name: string;
  readonly prov: string;
}

const yearOf = (now: Date, year: number | undefined) => year ?? Number(chinaDay(now).slice(0, 4));

/** How far each university is in a year. */
async function standing(db: Db, found: readonly College[], year: number) {
  const ids = found.map(({ collegeId }) => collegeId);
  const [filings, rosters] = await Promise.all([
    db
      .selectFrom('exemptFiling')
      .select(['collegeId', 'kind', 'status'])
      .where('collegeId', 'in', ['0', ...ids])
      .where('year', '=', year)
      .execute(),
    db
      .selectFrom('exemptRoster')
      .select(['collegeId', sql<number>`count(*)::int`.as('n')])
      .where('collegeId', 'in', ['0', ...ids])
      .where('status', '=', PASSED)
      .groupBy('collegeId')
      .execute(),
  ]);
  const majors = new Map(rosters.map(({ collegeId, n }) => [collegeId, n]));
  const filed = (collegeId: string, kind: number) =>
    filings.find((one) => one.collegeId === collegeId && one.kind === kind)?.status ?? null;
  return found.map(({ collegeId, code, name, prov }) => ({
    collegeId,
    code,
    name,
    prov,
    year,
    reformGroup: filed(collegeId, REFORM_GROUP),
    university: filed(collegeId, SCHOOL),
    assessment: filed(collegeId, ASSESSMENT),
    majors: majors.get(collegeId) ?? 0,
  }));
}

/** Those of the caller: a university sees itself, a province its own, the centre all. */
const inReach = ({ who }: Pick<Given, 'who'>) =>
  who.orgType === UNIVERSITY
    ? sql`exemption and college_id = (select o.college_id from org o where o.org_id = ${who.orgId})`
    : who.orgType === PROVINCE
      ? sql`exemption and prov = ${who.prov}`
      : sql`exemption`;

export const normaleUniversityRoutes = serve(normaleUniversity, {
  list: async (call) => {
    const { db, input, now } = call;
    const year = yearOf(now, input.year);
    const page = await colleges(call).page(input, {
      equal: ['prov'],
      like: ['name'],
      order: 'code.asc',
      where: [
        inReach(call),
        sql`status = ${onOff.code('on')}`,
        input.lacking === true
          ? sql`(select count(*) from exempt_filing f where f.college_id = college.college_id and f.year = ${year} and f.status = ${PASSED}) < ${exemptFilingKind.codes.length}`
          : undefined,
      ],
    });
    return { ...page, record: await standing(db, page.record, year) };
  },
  get: async (call) => {
    const { db, input, now, who } = call;
    const college =
      who.orgType === UNIVERSITY
        ? await ownCollege(db, who)
        : await colleges(call).get(input.collegeId, inReach(call));
    if (college.collegeId !== input.collegeId) throw outOfReach();
    const year = yearOf(now, input.year);
    const [[at], filings, windows] = await Promise.all([
      standing(db, [college], year),
      db
        .selectFrom('exemptFiling')
        .select([
          'docId',
          'kind',
          'year',
          'status',
          'submittedAt',
          'reviewedAt',
          'validUntil',
          'opinion',
        ])
        .where('collegeId', '=', college.collegeId)
        .orderBy('year', 'desc')
        .orderBy('kind')
        .execute(),
      db
        .selectFrom('exemptReviewTime')
        .select([
          'windowId',
          'classYear',
          'teacherTypes',
          'collectBegin',
          'collectEnd',
          'submitEnd',
          'reviewEnd',
          'status',
        ])
        .where('prov', '=', college.prov)
        .orderBy('classYear', 'desc')
        .execute(),
    ]);
    if (!at) throw new Error('a college that was read stands somewhere');
    return { ...at, filings, windows, next: nextSteps(at) };
  },
});

type Standing = Awaited<ReturnType<typeof standing>>[number];

/** What stands between a university and handing in its data. */
function nextSteps({ reformGroup, university, assessment, majors, year }: Standing): string[] {
  const filings = [
    ['改革工作小组', reformGroup],
    ['高校', university],
    ['考核办法', assessment],
  ] as const;
  const steps = filings.flatMap(([what, status]) => {
    if (status === PASSED) return [];
    if (status === filingStatus.code('waiting')) return [`${what}备案等待省级教育部门审批`];
    if (status === filingStatus.code('returned')) return [`${what}备案被退回，请修改后重新提交`];
    return [`请提交${String(year)}年度的${what}备案`];
  });
  return [...steps, ...(majors === 0 ? ['请把可以免试认定的专业列入名录'] : [])];
}
