import {
  certType,
  educationLevel,
  examType,
  mandarinLevel,
  personType,
  recognitionStatus,
  sex,
} from '../dictionaries';
import { metricOf } from '../wall';
import type { Condition, Cube, Measure } from './cube';
import { ageDimension, daysMeasures, nationDimension, orgDimension } from './dimensions';

const status = (...codes: number[]): Condition => ({ field: 'status', codes });

/**
 * A figure that the wall shows too: its name and the states it counts stand there, so that both say
 * the same number.
 */
function shared(id: string, meaning: string): Measure {
  const { label, source } = metricOf(id);
  if (source.kind !== 'roll') throw new Error(`${id} is no count`);
  return {
    id,
    label,
    unit: '人',
    meaning,
    additive: 'all',
    way: 'count',
    when: source.k ? [status(...source.k)] : [],
  };
}

const count = (id: string, label: string, meaning: string, ...when: Condition[]): Measure => ({
  id,
  label,
  unit: '人',
  meaning,
  additive: 'all',
  way: 'count',
  when,
});

const ratio = (
  id: string,
  label: string,
  part: string,
  whole: string,
  meaning: string,
): Measure => ({
  id,
  label,
  unit: '%',
  meaning,
  additive: 'never',
  way: 'ratio',
  part,
  whole,
});

/** 认定申请 */
export const applications: Cube = {
  id: 'applications',
  label: '认定申请',
  meaning: '一份认定申请计一次，已删除的不计。',
  from: 'registration',
  scope: { 4: 'prov', 3: 'city', 2: 'county', 1: 'point' },
  always: [{ field: 'recordStatus', codes: [0, 1, 3, 4] }],
  day: { field: 'applyTime', label: '申报日期', isMoment: true },
  batch: 'cbId',
  rollUp: {
    from: 'reportRoll',
    queue: 'reportDelta',
    shared: ['org', 'batch', 'ctId', 'status', 'applyMonth'],
    apart: [
      'subject',
      'examType',
      'personType',
      'sex',
      'age',
      'nation',
      'politics',
      'education',
      'mandarin',
      'normal',
      'approveMonth',
    ],
    pairs: [
      ['sex', 'subject'],
      ['education', 'subject'],
      ['normal', 'subject'],
      ['examType', 'subject'],
    ],
    days: { approveDays: ['confirmTime', 'approveTime'] },
    filled: { certNo: 'numbered' },
    again: { from: 'reportAgain', of: 'idIndex' },
  },
  dimensions: [
    orgDimension,
    {
      id: 'batch',
      label: '认定批次',
      meaning: '申请所在的批次。',
      personal: 'none',
      kind: 'batch',
      field: 'cbId',
    },
    {
      id: 'ctId',
      label: '资格种类',
      meaning: '申请认定的教师资格种类。',
      personal: 'none',
      kind: 'code',
      field: 'ctId',
      dict: certType,
    },
    {
      id: 'status',
      label: '认定状态',
      meaning: '申请现在的状态。',
      personal: 'none',
      kind: 'code',
      field: 'status',
      dict: recognitionStatus,
    },
    {
      id: 'subject',
      label: '任教学科',
      meaning: '申请认定的任教学科名称。',
      personal: 'none',
      kind: 'named',
      field: 'subjectName',
    },
    {
      id: 'examType',
      label: '考试形式',
      meaning: '统考、免考或非统考。',
      personal: 'none',
      kind: 'code',
      field: 'examType',
      dict: examType,
    },
    {
      id: 'personType',
      label: '人员类型',
      meaning: '申报时填写的人员类型。',
      personal: 'quasi',
      kind: 'code',
      field: 'personType',
      dict: personType,
    },
    {
      id: 'sex',
      label: '性别',
      meaning: '按证件号码上的性别。',
      personal: 'quasi',
      kind: 'code',
      field: 'sex',
      dict: sex,
    },
    ageDimension('申报'),
    nationDimension,
    {
      id: 'politics',
      label: '政治面貌',
      meaning: '中共党员（含预备党员）、共青团员和其他。',
      personal: 'quasi',
      kind: 'groups',
      field: 'politics',
      groups: [
        { key: 'party', label: '中共党员', codes: ['01', '02'] },
        { key: 'league', label: '共青团员', codes: ['03'] },
      ],
    },
    {
      id: 'education',
      label: '学历',
      meaning: '申报时填写的学历层次。',
      personal: 'quasi',
      kind: 'code',
      field: 'educationLevel',
      dict: educationLevel,
    },
    {
      id: 'mandarin',
      label: '普通话等级',
      meaning: '普通话水平测试的等级；没有填写的列在“其他”。',
      personal: 'none',
      kind: 'code',
      field: 'mandarinLevel',
      dict: mandarinLevel,
    },
    {
      id: 'normal',
      label: '师范生',
      meaning: '申报时填写是否师范类专业学生。',
      personal: 'quasi',
      kind: 'flag',
      field: 'normalStudent',
      words: ['师范类', '非师范类'],
    },
    {
      id: 'applyMonth',
      label: '申报月份',
      meaning: '网上申报所在的月份。',
      personal: 'none',
      kind: 'month',
      field: 'applyTime',
    },
    {
      id: 'approveMonth',
      label: '审批月份',
      meaning: '作出认定结论所在的月份；没有结论的列在“其他”。',
      personal: 'none',
      kind: 'month',
      field: 'approveTime',
    },
  ],
  measures: [
    shared('filed', '网上申报的份数，不论现在到了哪一步。'),
    {
      id: 'people',
      label: '申请人数',
      unit: '人',
      meaning: '申报过的不同的人；一人多份申请只计一次，因此各行相加可能大于合计。',
      additive: 'never',
      way: 'distinct',
      of: 'idIndex',
      when: [],
    },
    count(
      'accepted',
      '受理人数',
      '已经现场受理的份数，不论后来的结论。',
      status(8, 9, 15, 18, 21, 24),
    ),
    shared('confirmed', '已经确认通过的份数：待审批、待编号、已认定和未通过认定。'),
    count('refused', '确认不通过人数', '确认点作出不通过结论的份数。', status(9)),
    count('waiting', '待审批', '已经确认、等待审批的份数。', status(15)),
    shared('approved', '审批通过的份数：待编号和已认定。'),
    shared('recognised', '已经认定的份数。'),
    shared('failed', '审批作出不予认定结论的份数。'),
    shared('concluded', '已认定与未通过认定之和。'),
    count('numbered', '发证数', '已经编出证书号码的份数。', { field: 'certNo', filled: true }),
    count(
      'review',
      '确认结论数',
      '已有确认结论的份数：通过与不通过之和。',
      status(9, 15, 18, 21, 24),
    ),
    ratio(
      'confirmRate',
      '确认通过率',
      'confirmed',
      'review',
      '确认通过 ÷（确认通过＋确认不通过）；合计行由合计数算出。',
    ),
    ratio(
      'passRate',
      '认定通过率',
      'recognised',
      'concluded',
      '认定通过 ÷ 已有结论；合计行由合计数算出，不是各行的平均。',
    ),
    ...daysMeasures('approve', '审批', 'confirmTime', 'approveTime'),
  ],
};
