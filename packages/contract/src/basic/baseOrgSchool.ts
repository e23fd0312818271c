import { onOff, schoolNature, townType, unitType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import {
  calls,
  del,
  exported,
  field,
  get,
  imported,
  importedBy,
  mayBeLeftOut,
  none,
  paged,
  pageOf,
  post,
  put,
} from '../kit';
import { JobPage } from '../resource/job';

const empty = z.literal('');
/** Schools; organisations of higher education are none. */
const HIGHER = 400;
const kinds = {
  options: unitType.options.filter(({ value }) => value < HIGHER),
  codes: unitType.codes.filter((code) => code < HIGHER),
};

/** A school whose teachers register, by the number that the ministry gave it. */
export const School = z.object({
  schoolId: field.id('学校编号'),
  schoolCode: field.shaped('学校标识码', {
    max: 10,
    pattern: /^\d{10}$/,
    says: '学校标识码为10位数字',
    example: (serial) => String(3_100_000_000 + serial),
  }),
  schoolName: field.text('学校名称', 60),
  status: field.status('状态', onOff),
  unitType: field.code('办学类型', kinds),
  nature: field.code('办学性质', schoolNature),
  townType: field.code('城乡类型', townType).nullable(),
  areaCode: field.area('行政区划代码'),
  areaName: field.shown('所属地区'),
  authority: field.text('主管部门', 60),
  enrollOrgId: field.id('所属注册机构').nullable(),
  enrollOrgName: field.shown('所属注册机构'),
  pointId: field.id('注册确认点').nullable(),
  pointName: field.shown('注册确认点'),
  collective: field.flag('集中报名'),
  staff: field.count('教职工数', 0, 100_000),
  due: field.count('应注册教师数', 0, 100_000),
  creditCode: field.creditCode('统一社会信用代码').or(empty),
  head: field.personName('校长', 30).or(empty),
  phone: field.text('联系电话', 30).or(empty),
  address: field.text('地址', 100).or(empty),
  /** Codes of the schools that were merged into it. */
  formerCodes: field.list('曾用标识码', z.string(), 100),
  /** The school it was merged into; it stays readable and is changed no more. */
  mergedInto: field.id('并入学校').nullable(),
  mergedName: field.shown('并入学校'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = School.shape;
const { schoolId } = row;

const entered = {
  schoolCode: row.schoolCode,
  schoolName: row.schoolName,
  unitType: row.unitType,
  nature: row.nature,
  townType: row.townType.default(null),
  /** Without one the school lies with the caller, where that is a county. */
  areaCode: row.areaCode.optional(),
  authority: row.authority,
  collective: row.collective.default(false),
  staff: row.staff.default(0),
  due: row.due.default(0),
  creditCode: row.creditCode.default(''),
  head: row.head.default(''),
  phone: row.phone.default(''),
  address: row.address.default(''),
};
const written = { ...entered, enrollOrgId: row.enrollOrgId.default(null) };

/** 学校 */
export const baseOrgSchool = calls(catalogue.baseOrgSchool, {
  list: get(
    '',
    'view',
    paged(
      {
        schoolName: row.schoolName,
        /** Also one that it had before others were merged into it. */
        schoolCode: field.text('学校标识码', 10),
        unitType: row.unitType,
        nature: row.nature,
        collective: row.collective,
        status: row.status,
        prov: field.area('省份'),
        city: field.area('地市'),
        county: field.area('区县'),
      },
      ['schoolCode', 'staff', 'due', 'updatedAt'],
    ),
    pageOf(School),
    { rowKey: 'schoolId', audit: 'query' },
  ),
  get: get('{schoolId}', 'view', z.object({ schoolId }), School, { audit: 'view' }),
  create: post('', 'add', z.object(written), z.object({ id: schoolId })),
  /** `merge` moves what refers to it to another school, `point` says where it hands in. */
  update: put(
    '{schoolId}',
    'edit',
    z.object({
      schoolId,
      action: z.enum(['edit', 'merge', 'point']).default('edit'),
      ...mayBeLeftOut(written),
      status: row.status.optional(),
      intoId: field.id('并入学校').optional(),
      pointId: row.pointId.optional(),
    }),
    none,
  ),
  remove: del('{schoolId}', 'delete', z.object({ schoolId }), none),
  export: exported('export', 'export'),
  importSchool: importedBy('import', 'import'),
  /** The latest imports of the caller. */
  importStatus: get('importStatus', 'import', z.object({}), JobPage, { rowKey: 'id' }),
});

/** Schools as a file: a code that is there is changed, any other added. */
export const schoolImport = imported({
  target: 'school',
  title: '学校',
  row: z.object({ ...entered, areaCode: row.areaCode }),
  key: 'schoolCode',
  call: baseOrgSchool.importSchool,
  example: {
    schoolCode: '3132000001',
    schoolName: '云汀市实验小学',
    unitType: '小学',
    nature: '公办',
    townType: '城市',
    areaCode: '328801',
    authority: '东霁区教育体育局',
    collective: '是',
    staff: '86',
    due: '72',
    creditCode: '12328801DM3288219N',
    head: '孟知远',
    phone: '000-88880000',
    address: '东霁区滨河路1号',
  },
});
