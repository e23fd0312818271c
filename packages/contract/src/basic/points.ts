import {
  certType,
  confirmWay,
  onOff,
  orgBizType,
  orgType,
  teachGrade,
} from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field, imported, paged, type Call } from '../kit';

const empty = z.literal('');
const MOST_A_DAY = 2000;

/** A confirmation point: who it belongs to, what it does and how it is found. */
export const Point = z.object({
  orgId: field.id('确认点代码'),
  orgName: field.text('确认点名称', 60),
  status: field.status('状态', onOff),
  orgBizType: field.code('业务类型', orgBizType),
  parentId: field.id('所属机构').nullable(),
  parentName: field.shown('所属机构'),
  areaName: field.shown('所属地区'),
  address: field.text('详细地址', 100).or(empty),
  phone: field.text('联系电话', 30).or(empty),
  officeHours: field.text('咨询时间', 100).or(empty),
  head: field.personName('负责人', 30).or(empty),
  confirmWay: field.code('确认方式', confirmWay).nullable(),
  ctIds: field.codes('可办资格种类', certType).nullable(),
  grades: field.codes('可办学段', teachGrade).nullable(),
  dayCapacity: field.count('每日容量', 1, MOST_A_DAY).nullable(),
  confirmRange: field.text('确认范围', 200).or(empty),
  placeAt: field
    .shaped('经纬度', {
      max: 40,
      pattern: /^\d{2,3}(\.\d{1,6})?,\d{1,2}(\.\d{1,6})?$/,
      says: '经纬度写成“经度,纬度”，例如118.7969,32.0603',
      example: () => '118.7969,32.0603',
    })
    .or(empty),
  traffic: field.text('交通说明', 200).or(empty),
  tips: field.longText('温馨提示', 500).or(empty),
  schoolId: field.id('所属学校').nullable(),
  schoolName: field.shown('所属学校'),
  /** People who can sign in there. */
  staff: field.count('确认人员数'),
  /** Arrangements that are not over, and who was confirmed under them. */
  arranged: field.count('当前安排数'),
  confirmed: field.count('当前安排已确认数'),
  /** Schools whose teachers hand in there. */
  schools: field.count('主管学校数'),
  /** Whether the caller keeps it; others of the place are only looked at. */
  own: field.flag('可以修改'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = Point.shape;
const { confirmRange, officeHours, orgId, orgName, status } = row;

/** What is known of a point beside what every organisation has. */
export const pointFacts = {
  confirmWay: row.confirmWay.default(null),
  ctIds: row.ctIds.default(null),
  grades: row.grades.default(null),
  dayCapacity: row.dayCapacity.default(null),
  confirmRange: confirmRange.default(''),
  placeAt: row.placeAt.default(''),
  traffic: row.traffic.default(''),
  tips: row.tips.default(''),
  schoolId: row.schoolId.default(null),
};

const entered = {
  orgName,
  address: field.text('详细地址', 100),
  phone: field.text('联系电话', 30),
  officeHours: officeHours.default(''),
  head: row.head.default(''),
  ...pointFacts,
  confirmWay: field.code('确认方式', confirmWay),
  dayCapacity: field.count('每日容量', 1, MOST_A_DAY),
  /** Does the other kind of work as well. */
  both: field.flag('同时办理另一项业务').default(false),
};
/** A point of 认定 says which types it takes. */
export const newRegPoint = z.object({ ...entered, ctIds: field.codes('可办资格种类', certType) });
export const newEnrollPoint = z.object(entered);

const filters = {
  orgName: field.text('确认点名称', 60),
  orgId,
  parentId: field.id('所属机构'),
  confirmWay: field.code('确认方式', confirmWay),
  status,
  prov: field.area('省份'),
  city: field.area('地市'),
  county: field.area('区县'),
  /** Whether anything is arranged there that is not over. */
  arranged: field.flag('有当前安排'),
};
export const pointsAsked = paged(filters, ['orgName', 'updatedAt']);
/** The same rows as a file: of 认定 or of 定期注册. */
export const pointsFile = z.object({
  bizType: z.literal([1, 2]),
  ...z.object(filters).partial().shape,
});

/** An organisation that recognises, with its points. */
export const PointsOf = z.object({
  orgId: field.id('机构代码'),
  orgName: field.text('机构名称', 60),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  points: field.count('确认点数'),
  startedPoints: field.count('启用的确认点数'),
  staff: field.count('确认人员数'),
  status,
});

/** What a point has to do today under one arrangement. */
export const WorkToday = z.object({
  lsId: field.id('安排编号'),
  pointName: field.shown('确认点名称'),
  planName: field.shown('计划名称'),
  amHours: field.shown('上午时段'),
  pmHours: field.shown('下午时段'),
  dayCapacity: field.count('每日容量'),
  booked: field.count('已预约'),
  confirmed: field.count('已确认'),
  /** Nobody books a day: what fills the capacity of one is who was confirmed on it. */
  confirmedToday: field.count('今日已确认'),
});

/** Points as a file: one whose name is there is changed, any other added. */
export const pointImport = (call: Call) =>
  imported({
    target: 'localeSet',
    title: '确认点',
    row: z.object({
      orgName,
      orgBizType: row.orgBizType,
      address: entered.address,
      phone: entered.phone,
      officeHours: entered.officeHours,
      confirmWay: entered.confirmWay,
      ctIds: pointFacts.ctIds,
      grades: pointFacts.grades,
      dayCapacity: entered.dayCapacity,
      confirmRange: pointFacts.confirmRange,
      traffic: pointFacts.traffic,
      tips: pointFacts.tips,
    }),
    key: 'orgName',
    call,
    example: {
      orgName: '东霁区政务服务中心确认点',
      orgBizType: '资格认定和定期注册',
      address: '东霁区滨河路1号',
      phone: '000-88880000',
      officeHours: '工作日 8:30-11:30，14:00-17:00',
      confirmWay: '现场确认',
      ctIds: '幼儿园教师资格、小学教师资格',
      grades: '幼儿园、小学',
      dayCapacity: '80',
      confirmRange: '东霁区户籍或居住证申请人',
      traffic: '地铁1号线滨河路站',
      tips: '请带身份证原件',
    },
  });
