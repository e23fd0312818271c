import {
  baseOrg,
  baseOrgDisable,
  baseOrgSchool,
  OrgDetail,
  Point,
  PointsOf,
} from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const own = {
  orgName: '云汀市政务服务中心确认点',
  status: onOff.code('on') as number,
  orgBizType: 3,
  parentId: '30001',
  parentName: '云汀市教育局',
  areaName: '云梦省云汀市',
  address: '云汀市滨河路1号',
  phone: '000-88880000',
  officeHours: '工作日 8:30-11:30，14:00-17:00',
  head: '林问夏',
  confirmWay: 1,
  ctIds: [1, 2, 3],
  grades: [1, 2],
  dayCapacity: 80,
  confirmRange: '云汀市户籍或居住证申请人',
  placeAt: '118.7969,32.0603',
  traffic: '地铁1号线滨河路站',
  tips: '请带身份证原件',
  schoolId: null,
  schoolName: '',
  staff: 4,
  arranged: 2,
  confirmed: 126,
  schools: 12,
  own: true,
};
const stopped = {
  ...own,
  orgName: '云汀市图书馆确认点',
  status: onOff.code('off') as number,
  staff: 0,
  arranged: 0,
  confirmed: 0,
  schools: 0,
};
const countys = {
  ...own,
  orgName: '东霁区政务服务中心确认点',
  parentId: '40001',
  parentName: '东霁区教育体育局',
  areaName: '云梦省云汀市东霁区',
  confirmWay: 3,
  own: false,
};
const points = () =>
  pageOf(exampleRow(Point, own), exampleRow(Point, stopped, 2), exampleRow(Point, countys, 3));

/** Own points, one out of use, and one of an organisation below. */
export const pointAnswers = fakeTransport(baseOrg, {
  getConfirmPointData: points,
  queryBaseOrgEnroll: points,
  getRegOrgData: () =>
    pageOf(
      exampleRow(PointsOf, {
        orgName: '云汀市教育局',
        orgType: 3,
        areaName: '云梦省云汀市',
        points: 2,
        startedPoints: 1,
        staff: 4,
        status: onOff.code('on'),
      }),
      exampleRow(
        PointsOf,
        {
          orgName: '东霁区教育体育局',
          orgType: 2,
          areaName: '云梦省云汀市东霁区',
          points: 1,
          startedPoints: 1,
          staff: 4,
          status: onOff.code('on'),
        },
        2,
      ),
    ),
  get: () =>
    exampleRow(OrgDetail, {
      mobile: '154****0001',
      collegeName: '',
      orgType: 1,
      parentName: own.parentName,
      users: 4,
      waiting: { cases: 7, enrollments: 3, arranged: 2 },
    }),
  addBaseOrg2: () => ({ id: '901' }),
  addBaseOrgEnroll: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
  importLocaleSetRs: () => ({ total: 0, record: [] }),
});
export const pointStops = fakeTransport(baseOrgDisable, { create: () => ({ id: '901' }) });
export const hostSchools = fakeTransport(baseOrgSchool, { list: () => pageOf() });
