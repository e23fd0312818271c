import { baseDict, DictEntry } from '@tqc/contract/basic';
import { msgTemplate, onOff } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const rows = msgTemplate.options.map(({ value, label }, at) =>
  exampleRow(
    DictEntry,
    {
      dtId: 'msgTemplate',
      typeName: '消息模板',
      code: value,
      name: label,
      label: null,
      builtIn: true,
      stoppable: true,
      status: onOff.code('on'),
    },
    at + 1,
  ),
);

/** The product's own messages, none of them worded anew. */
export const templateRows = fakeTransport(baseDict, {
  list: () => pageOf(...rows),
  get({ dicId }) {
    const row = rows.find((one) => one.dicId === dicId);
    if (!row) throw new Error('a row of the list is opened');
    return row;
  },
  update: () => null,
});
