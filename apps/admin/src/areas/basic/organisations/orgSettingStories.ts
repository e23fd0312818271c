import {
  baseOrgCertType,
  baseOrgCetNum,
  baseOrgTag,
  OrgCertType,
  OrgCetNum,
  OrgTag,
} from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const tag = {
  name: '重点联系区县',
  colour: 'red',
  orgTypes: [2],
  orgIds: ['40001'],
  orgs: 1,
  status: onOff.code('on') as number,
  createdBy: '顾省审',
};

/** One that is carried and one out of use. */
export const tagAnswers = fakeTransport(baseOrgTag, {
  list: () =>
    pageOf(
      exampleRow(OrgTag, tag),
      exampleRow(
        OrgTag,
        {
          ...tag,
          name: '试点高校',
          colour: 'green',
          orgTypes: null,
          orgIds: [],
          orgs: 0,
          status: onOff.code('off'),
        },
        2,
      ),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

const types = {
  orgName: '东霁区教育体育局',
  orgType: 2,
  areaName: '云梦省云汀市东霁区',
  ctIds: [1, 2],
  beginDate: '2024-01-01',
  endDate: null,
  operator: '顾省审',
};

/** One in force and one that is over. */
export const certTypeAnswers = fakeTransport(baseOrgCertType, {
  list: () =>
    pageOf(
      exampleRow(OrgCertType, types),
      exampleRow(
        OrgCertType,
        { ...types, ctIds: [1, 2, 3], beginDate: '2020-01-01', endDate: '2023-12-31' },
        2,
      ),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});

const numbers = {
  orgName: '东霁区教育体育局',
  year: 2024,
  prov: '11',
  orgCode3: '921',
  firstNo: 1,
  currentNo: 127,
  used: 127,
  voided: 2,
  gaps: 0,
};

/** A year of which numbers were given, and one to come. */
export const cetNumAnswers = fakeTransport(baseOrgCetNum, {
  list: () =>
    pageOf(
      exampleRow(OrgCetNum, numbers),
      exampleRow(
        OrgCetNum,
        {
          ...numbers,
          orgName: '云汀市教育局',
          year: 2025,
          firstNo: 501,
          currentNo: 500,
          used: 0,
          voided: 0,
        },
        2,
      ),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});
