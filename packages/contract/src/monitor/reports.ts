import {
  certType,
  monitorType,
  orgType,
  reportFileStatus,
  reportFormat,
  reportStatus,
} from '@tqc/domain/dictionaries';
import { LAST_DAY, LIMITS, reportEvery, weekday } from '@tqc/domain/reports';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, del, field, get, none, pageOf, paged, post, put } from '../kit';
import { COLUMN, ReportDefinition } from './definition';

/** Reports are made for the levels that watch others work; points and universities are watched. */
const readers = {
  options: orgType.options.filter(({ value }) => value >= 2 && value <= 5),
  codes: orgType.codes.filter((code) => code >= 2 && code <= 5),
};
/** Rows that are shown at once; more leave in a file. */
const MOST_SHOWN = 1000;
/** Rows behind a figure: so many at a time, and so far at most. */
const MOST_DRILLED = 200;
const MOST_BEHIND = 100_000;
/** The longest key of a row: a name of a subject. */
const MOST_KEY = 100;

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
  /** When it is made by itself; empty where it is not. */
  planText: field.shown('定时'),
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
const LAST_HOUR = 23;
const MOST_RECEIVERS = 50;
const plan = {
  every: field.code('生成频率', reportEvery),
  weekday: field.code('每周', weekday).nullable().default(null),
  day: field.count('每月第几天', 1, LAST_DAY).nullable().default(null),
  hour: field.count('几点', 0, LAST_HOUR),
  format: field.code('格式', reportFormat),
};
/** When a report is made by itself, and for whom. */
const ReportPlan = z.object({
  ...plan,
  receivers: z.array(
    z.object({ adminId: field.id('用户编号'), name: z.string(), orgName: z.string() }),
  ),
  owner: field.shown('设置人'),
  paused: field.flag('已暂停'),
  nextAt: field.moment('下次生成'),
  lastAt: field.moment('上次生成').nullable(),
  message: field.shown('说明'),
});

/** One check of a report, with the first places it does not hold for: rows by key, columns. */
export const reportCheck = z.object({
  says: z.string(),
  hard: z.boolean(),
  holds: z.boolean(),
  /** False where another report could not be read; the breach then says why. */
  compared: z.boolean(),
  count: z.number().int(),
  breaches: z.array(z.object({ key: z.string(), columns: z.array(z.string()), says: z.string() })),
});

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
      /** For whoever makes reports; null for a reader and where there is none. */
      plan: ReportPlan.nullable(),
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
      /** Whose batches can be chosen: of recognition or of registration. */
      batchLabel: z.string(),
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
      /** Too much for one answer: it is run as a task, and asked for again when that is over. */
      isTask: z.boolean(),
      /** Whether kept sums were read, with what was not in them yet, or rows were counted. */
      source: z.enum(['sums', 'rows']),
      rows: z.array(
        z.object({
          key: z.string(),
          /** The keys of the dimensions it is divided by, for what stands behind its figures. */
          keys: z.array(z.string()),
          /** How many of the row dimensions it is divided by: fewer than all is a subtotal. */
          depth: z.number().int(),
          labels: z.array(z.string()),
          cells: z.array(z.number().nullable()),
          /** The organisation the row is about, where it has others below. */
          org: z.string().nullable(),
        }),
      ),
      totals: z.array(z.number().nullable()),
      /** What came out of the checks of the definition. */
      checks: z.array(reportCheck),
    }),
    { audit: 'query' },
  ),
  /** Begins the run of a preview that is too big for one answer, or tells how it stands. */
  getReportDataPreviewTask: get(
    'reports/getReportDataPreviewTask',
    'view',
    z.object(reportRun),
    z.object({
      status: field.code('状态', reportFileStatus),
      message: z.string(),
    }),
    { writes: true, versioned: false, background: true },
  ),
  /** The rows behind one figure of a report, persons masked. */
  drill: get(
    'reports/drill',
    'drill',
    z.object({
      ...reportRun,
      keys: z.array(z.string().max(MOST_KEY)).max(LIMITS.rows).default([]),
      column: z.string().regex(COLUMN, '列不正确'),
      offset: z.number().int().min(0).max(MOST_BEHIND).default(0),
      limit: z.number().int().min(1).max(MOST_DRILLED).default(MOST_DRILLED),
    }),
    z.object({
      title: z.string(),
      total: z.number().int(),
      columns: z.array(z.string()),
      rows: z.array(z.object({ key: z.string(), cells: z.array(z.string()) })),
    }),
    { audit: 'view' },
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
  /** Takes a level's sight of a report away, at once. */
  removeRole: del(
    'reports/{id}/{roleid}',
    'delete',
    z.object({ id: row.id, roleid: field.code('可见机构', readers) }),
    none,
  ),
  /** Sets when a published report is made by itself and who gets it; `every` 0 takes it away. */
  schedule: put(
    'reports/{id}/schedule',
    'schedule',
    z.object({
      id: row.id,
      ...plan,
      receivers: z
        .array(field.id('用户编号'))
        .min(1, '请选择人员')
        .max(MOST_RECEIVERS, `接收人最多${MOST_RECEIVERS}人`)
        .optional(),
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
