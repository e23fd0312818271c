import { orgBatch } from '@tqc/contract/enroll';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollArrangementRow, pageOf } from '@tqc/testing/rows';
import { orgs } from '@tqc/testing/users';

const ON = onOff.code('on');
const OFF = onOff.code('off');
const OTHER = '东霁区第三中学确认点';

/** What both views on the arrangements answer alike. */
export const arranged = {
  list: () =>
    pageOf(
      enrollArrangementRow(),
      enrollArrangementRow({
        lsId: '872',
        pointId: '50002',
        pointName: OTHER,
        schools: '东霁区第三中学、东霁区实验小学',
        booked: 12,
        version: 5,
      }),
      enrollArrangementRow({
        lsId: '873',
        pointId: '50003',
        pointName: '停用的确认点',
        status: OFF,
      }),
      enrollArrangementRow({
        lsId: '874',
        pointId: '50009',
        pointName: '下级的确认点',
        orgId: '9',
        orgName: '西霁区教育局',
      }),
    ),
  get: () => enrollArrangementRow(),
  create: () => ({ id: '875' }),
  update: () => null,
  remove: () => null,
  getLocaleDatas: () => ({
    slotName: '05-20 09:00 ~ 06-20 18:00',
    planName: '东霁区2024年注册计划',
    record: [
      {
        pointId: orgs.point.orgId,
        pointName: orgs.point.orgName,
        areaName: orgs.point.areaName,
        lsId: '871',
        beginDate: '2024-05-27',
        endDate: '2024-06-14',
        dayCapacity: 80,
        booked: 0,
        status: ON,
      },
      {
        pointId: '50004',
        pointName: '东霁区第五小学确认点',
        areaName: orgs.point.areaName,
        lsId: null,
        beginDate: null,
        endDate: null,
        dayCapacity: null,
        booked: null,
        status: null,
      },
    ],
  }),
  getLocaleSetData: () => ({
    pointName: orgs.point.orgName,
    planName: '东霁区2024年注册计划',
    record: ['2024-05-28', '2024-05-29', '2024-06-03'].map((day) => ({
      day,
      slotName: '05-20 09:00 ~ 06-20 18:00',
      amHours: '08:30-11:30',
      pmHours: '',
      dayCapacity: 80,
    })),
  }),
  orgAddLocalPoint: () => ({
    record: [
      {
        pointId: orgs.point.orgId,
        pointName: orgs.point.orgName,
        areaName: orgs.point.areaName,
        confirmRange: '东霁区',
        dayCapacity: 100,
        grades: [1 as const, 2 as const],
        schools: [],
      },
      {
        pointId: '50002',
        pointName: OTHER,
        areaName: orgs.point.areaName,
        confirmRange: '东霁区',
        dayCapacity: null,
        grades: [3 as const],
        schools: [{ schoolId: '61', schoolName: '东霁区第三中学' }],
      },
    ],
  }),
  getCurrentOrgBatchEnrollTimes: () => ({
    record: [
      {
        obtId: '851',
        obId: '801',
        planName: '东霁区2024年注册计划',
        slotName: '05-20 09:00 ~ 06-20 18:00',
        confirmBegin: '2024-05-27',
        confirmEnd: '2024-07-05',
        dayLimit: 200,
      },
    ],
  }),
};

/** What the window of a slot asks besides. */
export const slotAnswers = fakeTransport(orgBatch, {
  getLocalSetInfoDetail: () => ({
    planName: '东霁区2024年注册计划',
    slotName: '05-20 09:00 ~ 06-20 18:00',
    confirmBegin: '2024-05-27',
    confirmEnd: '2024-05-30',
    dayLimit: 200,
    points: [
      {
        lsId: '871',
        pointName: orgs.point.orgName,
        slotName: '05-20 09:00 ~ 06-20 18:00',
        beginDate: '2024-05-27',
        endDate: '2024-05-29',
        dayCapacity: 80,
        booked: 0,
        status: ON,
      },
    ],
  }),
  getLocalSetDateByObtId: () => ({
    confirmBegin: '2024-05-27',
    confirmEnd: '2024-05-30',
    dayLimit: 200,
    record: ['2024-05-27', '2024-05-28', '2024-05-29', '2024-05-30'].map((day) => ({
      day,
      points: day === '2024-05-30' ? 0 : 1,
      dayCapacity: day === '2024-05-30' ? 0 : 80,
    })),
  }),
});
