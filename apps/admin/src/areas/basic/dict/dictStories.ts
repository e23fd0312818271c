import { baseDict, baseDictType, DictEntry, DictType } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const types = [
  { dtId: 'idDocumentType', code: 'idDocumentType', name: '证件类型', items: 6, builtIn: true },
  { dtId: 'certStatus', code: 'certStatus', name: '证书状态', items: 3, builtIn: true },
  { dtId: '901', code: 'meetingKind', name: '会议类型', items: 2, module: '通知' },
  { dtId: '902', code: 'paperKind', name: '来文类型', items: 0, status: onOff.code('off') },
].map((row, at) => exampleRow(DictType, { builtIn: false, module: null, ...row }, at + 1));

const items = [
  { dtId: 'idDocumentType', typeName: '证件类型', code: '1', name: '居民身份证', label: '身份证' },
  {
    dtId: 'idDocumentType',
    typeName: '证件类型',
    code: '5',
    name: '护照',
    sort: 20,
    status: onOff.code('off'),
  },
  {
    dtId: 'certStatus',
    typeName: '证书状态',
    code: '3',
    name: '已撤销',
    sort: 30,
    tone: 'bad',
    stoppable: false,
  },
  {
    dtId: '901',
    typeName: '会议类型',
    code: 'kickoff',
    name: '工作部署会',
    builtIn: false,
    sort: 10,
  },
].map((row, at) =>
  exampleRow(
    DictEntry,
    {
      builtIn: true,
      stoppable: true,
      label: null,
      tone: null,
      sort: 10,
      updatedBy: '安中心',
      ...row,
    },
    at + 1,
  ),
);

/** Lists the program has and lists of the centre's own. */
export const typeAnswers = fakeTransport(baseDictType, {
  list: () => pageOf(...types),
  queryKV: () => ({ record: types.map(({ dtId, code, name }) => ({ dtId, code, name })) }),
  create: () => ({ id: '903' }),
  update: () => null,
  remove: () => null,
});

/** Values with other words, out of use, of a status, and the centre's own. */
export const itemAnswers = fakeTransport(baseDict, {
  list: () => pageOf(...items),
  create: () => ({ id: '903' }),
  update: () => null,
  remove: () => null,
});
