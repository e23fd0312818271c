import { certType, monitorType, orgType, reportStatus } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, field, get, none, pageOf, paged, post, put } from '../kit';
import { ReportDefinition } from './definition';

/** Reports are made for the levels that watch others work; points and universities are watched. */
const readers = {
  options: orgType.options.filter(({ value }) => value >= 2 && value <= 5),
  codes: orgType.codes.filter((code) => code >= 2 && code <= 5),
};
/** Rows that are shown at once; more leave in a file. */
const MOST_SHOWN = 1000;

/** A report as the list shows it: what is in use, and for designers what is being made. */
export const ReportRow = z.object({
  id: field.id('报表编码'),
  name: field.text('报表名称', 50),
  business: field.code('业务域', monitorType),
  status: field.status('状态', reportStatus),
  rowText: field.shown('行维度'),
  measureText: field.shown('列指标'),
  filters: field.count('过滤条件数'),
  audience: field.codes('可见机构', readers),
  /** The version in use; null before the first. */
  number: field.count('使用版本').nullable(),
  creator: field.shown('创建人'),
  createTime: field.moment('创建时间'),
  publishedAt: field.moment('发布时间').nullable(),
  /** True where the caller asked for the publication: somebody else decides. */
  askedByMe: field.flag('由本人提交'),
  version: field.version(),
});
const row = ReportRow.shape;
const one = {
  id: row.id,
  /** What is being made, where the caller may make reports; otherwise what is in use. */
  draft: z.boolean().default(false),
};

/** What the reader chose; what a report does not ask for is refused. */
export const reportChosen = {
  org: field.id('机构').optional(),
  batch: z.array(field.id('批次')).max(50, '批次最多选择50个').optional(),
  ctId: field.codes('资格种类', certType).optional(),
  from: field.date('起始日期').optional(),
  to: field.date('截止日期').optional(),
};
/** What a run is asked: which report, and for what. */
export const reportRun = { ...one, ...reportChosen };

const Choice = z.object({ value: z.string(), label: z.string() });
const word = z.object({ id: z.string(), label: z.string(), meaning: z.string() });

/** 报表 */
export const reports = calls(catalogue.reports, {
  queryInfos: get(
    'reports/queryInfos',
    'view',
    paged(
      {
        name: row.name,
        business: row.business,
        status: row.status,
        /** Drafts and stopped ones as well: for whoever makes reports. */
        all: z.boolean(),
      },
      ['name', 'createTime'],
    ),
    pageOf(ReportRow),
    { rowKey: 'id' },
  ),
  getInfo: get(
    'reports/getInfo',
    'view',
    z.object(one),
    ReportRow.extend({
      definition: ReportDefinition,
      versions: z.array(
        z.object({ number: row.number.unwrap(), publisher: z.string(), at: row.createTime }),
      ),
    }),
    { audit: 'view' },
  ),
  /** What the reader is asked, with everything there is to choose from. */
  getReportQuery: get(
    'reports/getReportQuery',
    'view',
    z.object(one),
    z.object({
      name: z.string(),
      dayLabel: z.string(),
      asks: z.array(z.enum(['org', 'batch', 'ctId', 'when'])),
      orgs: z.array(Choice),
      batches: z.array(Choice),
    }),
  ),
  /** The columns, fixed before a row is read. */
  getReportHead: get(
    'reports/getReportHead',
    'view',
    z.object(one),
    z.object({
      name: z.string(),
      rows: z.array(word),
      columns: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          heads: z.array(z.string()),
          unit: z.string(),
          meaning: z.string(),
          additive: z.boolean(),
        }),
      ),
      chart: z
        .object({ kind: z.enum(['bar', 'line', 'ring']), columns: z.array(z.string()) })
        .nullable(),
      note: z.string(),
    }),
  ),
  getReportDataPreview: get(
    'reports/getReportDataPreview',
    'view',
    z.object({ ...reportRun, limit: z.number().int().min(1).max(MOST_SHOWN).default(MOST_SHOWN) }),
    z.object({
      /** The organisation that is looked at, and what lies above it up to the caller's own. */
      place: z.object({ id: row.id, name: z.string() }),
      path: z.array(z.object({ id: row.id, name: z.string() })),
      asOf: row.createTime,
      total: z.number().int(),
      rows: z.array(
        z.object({
          key: z.string(),
          /** How many of the row dimensions it is divided by: fewer than all is a subtotal. */
          depth: z.number().int(),
          labels: z.array(z.string()),
          cells: z.array(z.number().nullable()),
          /** The organisation the row is about, where it has others below. */
          org: z.string().nullable(),
        }),
      ),
      totals: z.array(z.number().nullable()),
    }),
    { audit: 'query' },
  ),
  /** Cubes with their dimensions and measures, for the designer. */
  catalogue: get(
    'reports/catalogue',
    'add',
    z.object({}),
    z.object({
      cubes: z.array(
        word.extend({
          hasBatch: z.boolean(),
          dimensions: z.array(
            word.extend({
              personal: z.boolean(),
              members: z.array(z.object({ key: z.string(), label: z.string() })).nullable(),
            }),
          ),
          measures: z.array(word.extend({ unit: z.string(), additive: z.boolean() })),
        }),
      ),
    }),
  ),
  /** A new draft, a change of one, or the first change of what is published: its next version. */
  add: post(
    'reports/add',
    'add',
    z.object({
      id: row.id.optional(),
      name: row.name,
      business: row.business,
      audience: row.audience,
      definition: ReportDefinition,
      /** Of a change: the version that was read. */
      version: row.version.optional(),
    }),
    z.object({ id: row.id, version: row.version }),
  ),
  /** Drafts and stopped ones; of a new version of a published one only the changes are given up. */
  del: post(
    'reports/del',
    'delete',
    z.object({
      records: z
        .array(z.object({ id: row.id, version: row.version }))
        .min(1)
        .max(50),
    }),
    none,
  ),
  publish: put(
    'reports/{id}/publish',
    'publish',
    z.object({
      id: row.id,
      action: z.enum(['ask', 'approve', 'return', 'stop', 'start']),
    }),
    none,
  ),
});
