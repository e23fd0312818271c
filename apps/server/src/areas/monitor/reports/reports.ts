import { reports } from '@tqc/contract/monitor';
import {
  batchLabelOf,
  cubeOf,
  cubes,
  dimensionOf,
  leavesOf,
  membersOf,
  type Cube,
} from '@tqc/domain/reports';
import { sql } from 'kysely';
import { requireRightOf, serve, type CallContext } from '../../../kit/serve';
import { inUseFor, keptRun, runOrTask } from '../../../trade/reports';
import { findPlace } from '../../../trade/wall';
import { deleteReports, publishReport, saveReport } from './changeReports';
import { drill } from './drill';
import { planOf, planTexts, scheduleReport } from './plans';
import { previewOf } from './previewOf';
import { getReportDataPreviewTask } from './previewTask';
import { answerOf, reportOf, reportRows, versionsOf } from './reportOf';
import { removeRole } from './withdraw';

/** Batches that can be chosen, the newest first. */
const MOST_BATCHES = 200;

export const reportRoutes = serve(reports, {
  queryInfos: async (call) => {
    const { all = false, ...input } = call.input;
    if (all) requireRightOf(call, reports.add);
    const found = await reportRows(call).page(input, {
      like: ['name'],
      equal: ['business', 'status'],
      where: [all ? undefined : inUseFor(call.who.orgType)],
      filled: ['name', 'createTime'],
    });
    const versions = new Map(
      (await versionsOf(call, found.record)).map((one) => [one.reportId, one]),
    );
    const plans = all ? await planTexts(call, found.record) : new Map<string, string>();
    return {
      ...found,
      record: found.record.map((row) => {
        const { definition: _, ...shown } = answerOf(call, row, versions.get(row.reportId), all);
        return { ...shown, planText: plans.get(row.reportId) ?? '' };
      }),
    };
  },

  getInfo: async (call) => {
    const { row } = await reportOf(call, call.input);
    const [version] = await versionsOf(call, [row]);
    const versions = await call.db
      .selectFrom('reportVersion')
      .select(['number', 'publisher', 'publishedAt'])
      .where('reportId', '=', row.reportId)
      .orderBy('number', 'desc')
      .execute();
    return {
      ...answerOf(call, row, version, call.input.draft),
      ...(call.input.draft ? await planOf(call, row) : { plan: null, planText: '' }),
      versions: versions.map(({ publishedAt, ...one }) => ({ ...one, at: publishedAt })),
    };
  },

  getReportQuery: async (call) => {
    const { name, definition } = await reportOf(call, call.input);
    const [place, batches] = await Promise.all([
      findPlace(call.db, call.who.orgId, call.who),
      definition.asks.includes('batch') ? batchChoices(call, cubeOf(definition.cube)) : [],
    ]);
    return {
      name,
      dayLabel: cubeOf(definition.cube)?.day.label ?? '',
      batchLabel: batchLabelOf(cubeOf(definition.cube)),
      asks: [...definition.asks],
      orgs: [
        { value: place.orgId, label: place.name },
        ...place.children.map(({ orgId, name: label }) => ({ value: orgId, label })),
      ],
      batches: [...batches],
    };
  },

  getReportHead: async (call) => {
    const { name, definition } = await reportOf(call, call.input);
    const cube = cubeOf(definition.cube);
    return {
      name,
      rows: definition.rows.flatMap((id) => {
        const found = cube && dimensionOf(cube, id);
        return found ? { id, label: found.label, meaning: found.meaning } : [];
      }),
      columns: (cube ? leavesOf(cube, definition) : []).map(({ key, title, heads, measure }) => ({
        key,
        title,
        heads: [...heads],
        unit: measure.unit,
        meaning: measure.meaning,
        additive: measure.additive === 'all',
      })),
      chart: definition.chart
        ? { kind: definition.chart.kind, columns: [...definition.chart.columns] }
        : null,
      note: definition.note ?? '',
    };
  },

  getReportDataPreview: async (call) => {
    const { id, draft, limit, ...asked } = call.input;
    const { definition } = await reportOf(call, { id, draft });
    const kept = await keptRun(call, definition, asked);
    if (kept) return previewOf(call, kept, limit);
    return previewOf(call, await runOrTask(call, definition, asked), limit);
  },

  getReportDataPreviewTask,
  drill,

  catalogue: async () => ({
    cubes: cubes.map((cube) => ({
      id: cube.id,
      label: cube.label,
      meaning: cube.meaning,
      hasBatch: cube.batch !== undefined,
      dimensions: cube.dimensions.map((dimension) => ({
        id: dimension.id,
        label: dimension.label,
        meaning: dimension.meaning,
        personal: dimension.personal !== 'none',
        members: membersOf(dimension)?.map((member) => ({ ...member })) ?? null,
      })),
      measures: cube.measures.map(({ id, label, meaning, unit, additive }) => ({
        id,
        label,
        meaning,
        unit,
        additive: additive === 'all',
      })),
    })),
  }),

  add: saveReport,
  del: deleteReports,
  publish: publishReport,
  removeRole,
  schedule: scheduleReport,
});

async function batchChoices({ db }: CallContext, cube: Cube | undefined) {
  const track = cube?.batchTrack ?? 'register';
  const { rows } = await sql<{
    value: string;
    label: string;
  }>`select cb_id::text as value, cb_name as label from plan_batch where track = ${track} order by cb_id desc limit ${MOST_BATCHES}`.execute(
    db,
  );
  return rows;
}
